#import "PBGalleryPresenter.h"

@interface PBGalleryPresenter ()

@property (nonatomic, strong) id<PBGalleryInteractorInput> interactor;
@property (nonatomic, assign) NSUInteger selected;

@end

@implementation PBGalleryPresenter

- (instancetype)initWithInteractor:(id<PBGalleryInteractorInput>)interactor {
  self = [super init];
  if (self) {
    _interactor = interactor;
  }
  return self;
}

- (void)showPictures:(NSArray<NSURL *> *)pictures {
  self.selected = 0;
  [self.interactor loadPictures:pictures];
}

- (void)didTapPictureAtIndex:(NSUInteger)index {
  self.selected = index;
  [self.view selectPictureAtIndex:index];
}

- (void)didLoadPicture:(NSData *)picture {
  [self.view addPicture:picture];
}

@end
