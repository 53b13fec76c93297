#import <Foundation/Foundation.h>

@protocol PBGalleryModuleInput <NSObject>

- (void)showPictures:(NSArray<NSURL *> *)pictures;

@end
