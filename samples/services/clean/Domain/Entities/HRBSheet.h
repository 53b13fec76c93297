#import <Foundation/Foundation.h>

/// A pressed plant, as the garden describes it.
@interface HRBSheet : NSObject
@property (nonatomic, copy, readonly) NSString *species;
@property (nonatomic, copy, readonly) NSString *place;
@property (nonatomic, readonly) NSURL *imageURL;

- (instancetype)initWithSpecies:(NSString *)species imageURL:(NSURL *)imageURL;
@end
