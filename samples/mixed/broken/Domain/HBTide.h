#import <Foundation/Foundation.h>

/// High or low water at a place.
@interface HBTide : NSObject
@property (nonatomic, copy, readonly) NSString *place;
@property (nonatomic, strong, readonly) NSDate *date;
- (instancetype)initWithPlace:(NSString *)place date:(NSDate *)date;
@end
