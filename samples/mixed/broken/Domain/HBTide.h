#import <Foundation/Foundation.h>

/// High or low water at a place.
@interface HBTide : NSObject
@property (nonatomic, copy, readonly) NSString *place;
@property (nonatomic, strong, readonly) NSDate *date;
/// In metres above chart datum.
@property (nonatomic) double height;
@property (nonatomic, getter=isHigh) BOOL high;
@property (nonatomic, getter=isSpringTide) BOOL springTide;
- (instancetype)initWithPlace:(NSString *)place date:(NSDate *)date;
@end
