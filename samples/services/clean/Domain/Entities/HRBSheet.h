#import <Foundation/Foundation.h>

/// A pressed plant. It never changes, so every service on every scheduler may have it.
@interface HRBSheet : NSObject
@property (nonatomic, copy, readonly) NSString *species;
@property (nonatomic, copy, readonly) NSString *place;

- (instancetype)initWithSpecies:(NSString *)species place:(NSString *)place;
@end
