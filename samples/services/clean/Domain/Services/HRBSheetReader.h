#import <Foundation/Foundation.h>
@class HRBSheet;

/// Says aloud what a sheet shows: its own framework comes with this service, and with nobody else.
@protocol HRBSheetReader <NSObject>
- (void)readSheet:(HRBSheet *)sheet;
@end

@interface HRBSpeakingSheetReader : NSObject <HRBSheetReader>
@end
