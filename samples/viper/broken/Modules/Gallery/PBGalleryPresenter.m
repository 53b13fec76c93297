#import "PBGalleryPresenter.h"
#import "PBGalleryRouter.h"
#import "PBGalleryViewInput.h"

@implementation PBGalleryPresenter

- (void)viewIsReady {
  [self.view showPictures:[self.interactor cachedPictures]];
}

- (void)didTapPicture:(NSURL *)picture {
  [self.router openPicture:picture];
}

@end
