#import <Foundation/Foundation.h>
@class HRBSheet;

@protocol HRBSheetService <NSObject>
- (void)fetchSheets:(void (^)(NSArray<HRBSheet *> *sheets))done;
@end

@interface HRBRemoteSheetService : NSObject <HRBSheetService>
@end
