#import "HRBClient.h"

@implementation HRBHTTPClient

- (void)send:(NSURLRequest *)request done:(void (^)(NSData *data))done {
  [[[NSURLSession sharedSession] dataTaskWithRequest:request
                                  completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
                                    done(data);
                                  }] resume];
}

@end
