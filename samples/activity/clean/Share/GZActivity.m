#import "GZActivity.h"

@implementation GZActivity
@end
