#import <Foundation/Foundation.h>

@protocol PBGalleryViewOutput <NSObject>

- (void)didTapPictureAtIndex:(NSUInteger)index;

@end
