#import "PBGalleryAssembly.h"
#import "PBGalleryInteractor.h"
#import "PBGalleryPresenter.h"
#import "PBGalleryView.h"

@implementation PBGallery

- (instancetype)initWithView:(UIView *)view input:(id<PBGalleryModuleInput>)input {
  self = [super init];
  if (self) {
    _view = view;
    _input = input;
  }
  return self;
}

@end

@implementation PBGalleryAssembly

+ (PBGallery *)gallery {
  PBGalleryInteractor *interactor = [[PBGalleryInteractor alloc] init];
  PBGalleryPresenter *presenter = [[PBGalleryPresenter alloc] initWithInteractor:interactor];
  PBGalleryView *view = [[PBGalleryView alloc] initWithFrame:CGRectZero];
  interactor.output = presenter;
  presenter.view = view;
  view.output = presenter;
  return [[PBGallery alloc] initWithView:view input:presenter];
}

@end
