#import <Foundation/Foundation.h>

@protocol PBGalleryViewInput <NSObject>

- (void)addPicture:(NSData *)picture;
- (void)selectPictureAtIndex:(NSUInteger)index;

@end
