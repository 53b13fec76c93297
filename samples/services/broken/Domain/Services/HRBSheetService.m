#import "HRBSheetService.h"
// The domain cannot be taken into another app without this one's assembly.
#import "HRBAssembly.h" // expect: upward_dependency, layer_cycle
#import "HRBClient.h"
#import "HRBKeyedStore.h"
#import "HRBSheet.h"

@implementation HRBRemoteSheetService
@synthesize count = _count;

- (void)forget { _count = 0; }

- (void)fetchSheets:(void (^)(NSArray<HRBSheet *> *sheets))done {
  NSURL *url = [NSURL URLWithString:@"https://example.org/sheets"];
  // Made here, the client cannot be exchanged for another garden's, or for a stub in a test.
  HRBClient *client = [HRBClient new]; // expect: concrete_service_dependency
  [client GET:url done:^(NSData *data) {
    NSArray *names = [NSJSONSerialization JSONObjectWithData:data options:0 error:nil];
    NSMutableArray *sheets = [NSMutableArray array];
    for (NSString *name in names) [sheets addObject:[[HRBSheet alloc] initWithSpecies:name imageURL:url]];
    // With a lock the service seems to be for any thread, and stops the main one.
    @synchronized (self) { // expect: scheduler_self_locking
      self->_count = sheets.count;
    }
    [HRBAssembly.sharedAssembly.TS.store setObject:@(sheets.count) forKey:@"count"];
    done(sheets);
  }];
}

@end
