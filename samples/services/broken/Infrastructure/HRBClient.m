#import "HRBClient.h"

@implementation HRBClient

- (void)GET:(NSURL *)url done:(HRBAnswer)done { [self send:@"GET" url:url body:nil done:done]; }
- (void)POST:(NSURL *)url body:(NSData *)body done:(HRBAnswer)done { [self send:@"POST" url:url body:body done:done]; }
- (void)PUT:(NSURL *)url body:(NSData *)body done:(HRBAnswer)done { [self send:@"PUT" url:url body:body done:done]; }
- (void)DELETE:(NSURL *)url done:(HRBAnswer)done { [self send:@"DELETE" url:url body:nil done:done]; }

- (void)send:(NSString *)method url:(NSURL *)url body:(NSData *)body done:(HRBAnswer)done {
  NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:url];
  request.HTTPMethod = method;
  request.HTTPBody = body;
  [[[NSURLSession sharedSession] dataTaskWithRequest:request
                                  completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
                                    done(data);
                                  }] resume];
}

@end
