#import <UIKit/UIKit.h>
#import "PBGalleryModuleInput.h"

/// A module that is a view, and may stand in any other one.
@interface PBGallery : NSObject

@property (nonatomic, strong, readonly) UIView *view;
@property (nonatomic, strong, readonly) id<PBGalleryModuleInput> input;

- (instancetype)initWithView:(UIView *)view input:(id<PBGalleryModuleInput>)input;

@end

@interface PBGalleryAssembly : NSObject

+ (PBGallery *)gallery;

@end
