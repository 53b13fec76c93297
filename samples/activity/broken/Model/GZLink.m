#import "GZLink.h"

@implementation GZLink
@end
