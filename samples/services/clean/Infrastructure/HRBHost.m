#import "HRBHost.h"

@implementation HRBHTTPHost {
  NSURL *_URL;
}

- (instancetype)initWithURL:(NSURL *)URL scheduler:(RACScheduler *)scheduler {
  if (self = [super initWithScheduler:scheduler]) { _URL = URL; }
  return self;
}

- (RACSignal *)pushRequest:(id<HRBRequest>)request {
  NSURL *URL = [NSURL URLWithString:request.path relativeToURL:_URL];
  return [[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
    NSURLSessionTask *task = [[NSURLSession sharedSession] dataTaskWithURL:URL
        completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
          [subscriber sendNext:[request parseData:data]];
          [subscriber sendCompleted];
        }];
    [task resume];
    return nil;
  }] deliverOn:self.scheduler];
}

@end
