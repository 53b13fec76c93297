#import <Foundation/Foundation.h>

@protocol PBGalleryViewOutput <NSObject>

- (void)viewIsReady;
- (void)didTapPicture:(NSURL *)picture;

@end
