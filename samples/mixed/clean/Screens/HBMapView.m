#import "HBMapView.h"

@implementation HBMapView
@end
