#import "PBGalleryInteractor.h"
#import "PBGalleryRouter.h"

@interface PBGalleryInteractor ()

@property (nonatomic, copy) NSArray<NSURL *> *pictures;

@end

@implementation PBGalleryInteractor

- (NSArray<NSURL *> *)cachedPictures {
  return self.pictures;
}

- (void)cachePictures:(NSArray<NSURL *> *)pictures {
  self.pictures = pictures;
  if (pictures.count == 0) {
    [PBGalleryRouter tellThatNothingIsThere]; // expect: viper_role_dependency
  }
}

@end
