#import "PBPictureService.h"

@implementation PBPictureService

- (void)loadPicture:(NSURL *)picture completion:(void (^)(NSData *data))completion {
  NSURLSessionTask *task = [NSURLSession.sharedSession dataTaskWithURL:picture
    completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
      completion(data);
    }];
  [task resume];
}

@end
