#import "PBGalleryInteractor.h"
#import "PBGalleryModuleInput.h"
#import "PBGalleryViewInput.h"
#import "PBGalleryViewOutput.h"

@interface PBGalleryPresenter : NSObject <PBGalleryModuleInput, PBGalleryViewOutput, PBGalleryInteractorOutput>

@property (nonatomic, weak) id<PBGalleryViewInput> view;

- (instancetype)initWithInteractor:(id<PBGalleryInteractorInput>)interactor;

@end
