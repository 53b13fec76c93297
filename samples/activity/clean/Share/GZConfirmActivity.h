#import "GZActivity.h"

@interface GZConfirmActivity : GZActivity
@end
