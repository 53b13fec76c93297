#import <Foundation/Foundation.h>

@protocol PBGalleryViewInput <NSObject>

- (void)showPictures:(NSArray<NSURL *> *)pictures;

@end
