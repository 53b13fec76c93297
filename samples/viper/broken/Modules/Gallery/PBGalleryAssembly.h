#import <UIKit/UIKit.h>

@interface PBGalleryAssembly : NSObject

+ (UIViewController *)galleryWithPictures:(NSArray<NSURL *> *)pictures;

@end
