#import <Foundation/Foundation.h>
#import "PBGalleryInteractor.h"
#import "PBGalleryViewOutput.h"

@protocol PBGalleryViewInput;
@class PBGalleryRouter;

@interface PBGalleryPresenter : NSObject <PBGalleryViewOutput>

@property (nonatomic, weak) id<PBGalleryViewInput> view;
@property (nonatomic, strong) id<PBGalleryInteractorInput> interactor;
@property (nonatomic, strong) PBGalleryRouter *router; // expect: viper_role_dependency

@end
