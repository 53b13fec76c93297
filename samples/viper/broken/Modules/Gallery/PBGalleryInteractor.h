#import <Foundation/Foundation.h>

@class PBPictureService;

@protocol PBGalleryInteractorInput <NSObject>

- (NSArray<NSURL *> *)cachedPictures;

@end

@interface PBGalleryInteractor : NSObject <PBGalleryInteractorInput>

@property (nonatomic, strong) PBPictureService *service;

- (void)cachePictures:(NSArray<NSURL *> *)pictures;

@end
