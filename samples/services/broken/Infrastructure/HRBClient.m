#import "HRBClient.h"

@implementation HRBClient

- (void)send:(NSURLRequest *)request done:(void (^)(NSData *data))done {
  [[[NSURLSession sharedSession] dataTaskWithRequest:request
                                  completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
                                    done(data);
                                  }] resume];
}

@end
