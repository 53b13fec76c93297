#import "HRBSheetService.h"
#import "HRBClient.h"
#import "HRBSheet.h"

@interface HRBRemoteSheetService ()
@property (nonatomic, strong) id<HRBClient> client;
@end

@implementation HRBRemoteSheetService

- (instancetype)initWithClient:(id<HRBClient>)client {
  if (self = [super init]) { _client = client; }
  return self;
}

- (void)fetchSheets:(void (^)(NSArray<HRBSheet *> *sheets))done {
  NSURL *url = [NSURL URLWithString:@"https://example.org/sheets"];
  [self.client send:[NSURLRequest requestWithURL:url] done:^(NSData *data) {
    NSArray *names = [NSJSONSerialization JSONObjectWithData:data options:0 error:nil];
    NSMutableArray *sheets = [NSMutableArray array];
    for (NSString *name in names) [sheets addObject:[[HRBSheet alloc] initWithSpecies:name imageURL:url]];
    done(sheets);
  }];
}

@end
