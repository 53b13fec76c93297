#import <Foundation/Foundation.h>

@interface PBPictureService : NSObject

- (void)loadPicture:(NSURL *)picture completion:(void (^)(NSData *data))completion;

@end
