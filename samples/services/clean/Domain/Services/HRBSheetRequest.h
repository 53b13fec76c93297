#import "HRBHost.h"

/// A request of our own: the host did not have to change for it.
@interface HRBSheetRequest : NSObject <HRBRequest>
@end
