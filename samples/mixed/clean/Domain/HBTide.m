#import "HBTide.h"

@implementation HBTide

- (instancetype)initWithPlace:(NSString *)place date:(NSDate *)date {
    self = [super init];
    if (self) {
        _place = [place copy];
        _date = date;
    }
    return self;
}

@end
