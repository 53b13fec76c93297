#import <UIKit/UIKit.h>
#import "PBGalleryViewInput.h"
#import "PBGalleryViewOutput.h"

@interface PBGalleryView : UIView <PBGalleryViewInput>

@property (nonatomic, strong) id<PBGalleryViewOutput> output;

@end
