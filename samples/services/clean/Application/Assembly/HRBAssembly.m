#import "HRBAssembly.h"
#import "HRBHost.h"
#import "HRBKeyedStore.h"
#import "HRBSheetFetcher.h"
#import "HRBSheetReader.h"

@implementation HRBUserInterfaceServices

- (instancetype)init {
  if (self = [super init]) {
    _reader = [[HRBSpeakingSheetReader alloc] initWithScheduler:[RACScheduler mainThreadScheduler]];
  }
  return self;
}

@end

@implementation HRBBusinessLogicServices

- (instancetype)initWithStore:(id<HRBKeyedStore>)store {
  if (self = [super init]) {
    NSURL *URL = [NSURL URLWithString:@"https://example.org"];
    _host = [[HRBHTTPHost alloc] initWithURL:URL scheduler:[RACScheduler schedulerWithPriority:RACSchedulerPriorityLow]];
    _sheetFetcher = [[HRBGardenSheetFetcher alloc] initWithHost:_host store:store];
  }
  return self;
}

@end

@implementation HRBThreadSafeServices

- (instancetype)init {
  if (self = [super init]) { _store = [HRBDefaultsKeyedStore new]; }
  return self;
}

@end

@implementation HRBAssembly

- (instancetype)init {
  if (self = [super init]) {
    _UI = [HRBUserInterfaceServices new];
    _TS = [HRBThreadSafeServices new];
    _BL = [[HRBBusinessLogicServices alloc] initWithStore:_TS.store];
  }
  return self;
}

@end
