#import "PBGalleryAssembly.h"
#import "PBGalleryInteractor.h"
#import "PBGalleryPresenter.h"
#import "PBGalleryRouter.h"
#import "PBGalleryViewController.h"

@implementation PBGalleryAssembly

+ (UIViewController *)galleryWithPictures:(NSArray<NSURL *> *)pictures {
  PBGalleryInteractor *interactor = [[PBGalleryInteractor alloc] init];
  PBGalleryRouter *router = [[PBGalleryRouter alloc] init];
  PBGalleryPresenter *presenter = [[PBGalleryPresenter alloc] init];
  PBGalleryViewController *view = [[PBGalleryViewController alloc] init];
  presenter.interactor = interactor;
  presenter.router = router;
  presenter.view = view;
  view.output = presenter;
  router.screen = view;
  [interactor cachePictures:pictures];
  return view;
}

@end
