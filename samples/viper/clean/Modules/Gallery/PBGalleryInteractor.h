#import <Foundation/Foundation.h>

@protocol PBGalleryInteractorInput <NSObject>

- (void)loadPictures:(NSArray<NSURL *> *)pictures;

@end

@protocol PBGalleryInteractorOutput <NSObject>

- (void)didLoadPicture:(NSData *)picture;

@end

@interface PBGalleryInteractor : NSObject <PBGalleryInteractorInput>

@property (nonatomic, weak) id<PBGalleryInteractorOutput> output;

@end
