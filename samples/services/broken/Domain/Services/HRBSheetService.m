#import "HRBSheetService.h"
#import "HRBClient.h"
#import "HRBSheet.h"

@implementation HRBRemoteSheetService
@synthesize count = _count;

- (void)fetchSheets:(void (^)(NSArray<HRBSheet *> *sheets))done {
  NSURL *url = [NSURL URLWithString:@"https://example.org/sheets"];
  // Made here, the client cannot be exchanged for another garden's, or for a stub in a test.
  HRBClient *client = [HRBClient new]; // expect: concrete_service_dependency
  [client GET:url done:^(NSData *data) {
    NSArray *names = [NSJSONSerialization JSONObjectWithData:data options:0 error:nil];
    NSMutableArray *sheets = [NSMutableArray array];
    for (NSString *name in names) [sheets addObject:[[HRBSheet alloc] initWithSpecies:name imageURL:url]];
    self->_count = sheets.count;
    done(sheets);
  }];
}

@end
