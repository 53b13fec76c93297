// What Swift sees of Objective-C.
#import "HBTide.h"
#import "HBTideService.h"
