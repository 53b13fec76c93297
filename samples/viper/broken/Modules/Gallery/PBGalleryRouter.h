#import <UIKit/UIKit.h>

@protocol PBGalleryRouterInput <NSObject>

- (void)openPicture:(NSURL *)picture;

@end

@interface PBGalleryRouter : NSObject <PBGalleryRouterInput>

@property (nonatomic, weak) UIViewController *screen;

+ (void)tellThatNothingIsThere;

@end
