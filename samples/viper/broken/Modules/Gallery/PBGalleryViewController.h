#import <UIKit/UIKit.h>
#import "PBGalleryViewInput.h"
#import "PBGalleryViewOutput.h"

@interface PBGalleryViewController : UIViewController <PBGalleryViewInput> // expect: passive_view

@property (nonatomic, strong) id<PBGalleryViewOutput> output;

@end
