#import "PBGalleryInteractor.h"

@implementation PBGalleryInteractor

- (void)loadPictures:(NSArray<NSURL *> *)pictures {
  for (NSURL *picture in pictures) {
    NSURLSessionTask *task = [NSURLSession.sharedSession dataTaskWithURL:picture
      completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        if (data) {
          [self.output didLoadPicture:data];
        }
      }];
    [task resume];
  }
}

@end
