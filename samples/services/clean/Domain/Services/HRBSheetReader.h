#import "HRBSchedulable.h"
@class HRBSheet;

/// Says aloud what a sheet shows: its own framework comes with this service, and with nobody else.
@protocol HRBSheetReader <HRBSchedulable>
- (void)readSheet:(HRBSheet *)sheet;
@end

@interface HRBSpeakingSheetReader : HRBSchedulableObject <HRBSheetReader>
@end
