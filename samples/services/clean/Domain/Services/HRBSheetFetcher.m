#import "HRBSheetFetcher.h"
#import "HRBHost.h"
#import "HRBKeyedStore.h"
#import "HRBSheetRequest.h"

@implementation HRBGardenSheetFetcher {
  id<HRBHost> _host;
  id<HRBKeyedStore> _store;
  RACBehaviorSubject *_count;
}
@synthesize count = _count;

- (instancetype)initWithHost:(id<HRBHost>)host store:(id<HRBKeyedStore>)store {
  // Where the host lives, this service lives too: it may ask the host without further ado.
  if (self = [super initWithScheduler:host.scheduler]) {
    _host = host;
    _store = store;
    _count = [RACBehaviorSubject behaviorSubjectWithDefaultValue:@0];
  }
  return self;
}

- (RACSignal *)fetchSheets {
  return [[_host pushRequest:[HRBSheetRequest new]] doNext:^(NSArray *sheets) {
    [self->_store setObject:@(sheets.count) forKey:@"count" error:nil];
    [self->_count sendNext:@(sheets.count)];
  }];
}

@end

@implementation HRBMuseumSheetFetcher {
  id<HRBHost> _host;
  RACBehaviorSubject *_count;
}
@synthesize count = _count;

- (instancetype)initWithHost:(id<HRBHost>)host {
  if (self = [super initWithScheduler:host.scheduler]) {
    _host = host;
    _count = [RACBehaviorSubject behaviorSubjectWithDefaultValue:@0];
  }
  return self;
}

- (RACSignal *)fetchSheets { return [_host pushRequest:[HRBSheetRequest new]]; }

@end
