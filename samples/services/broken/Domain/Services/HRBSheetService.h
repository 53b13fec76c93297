#import <ReactiveObjC/ReactiveObjC.h>
@class HRBSheet;

@protocol HRBSheetService <NSObject>
// A client that shows the number keeps a copy that grows old.
@property (nonatomic, readonly) NSUInteger count; // expect: service_state_not_observable
- (void)fetchSheets:(void (^)(NSArray<HRBSheet *> *sheets))done; // expect: service_result_not_reactive
@end

@interface HRBRemoteSheetService : NSObject <HRBSheetService>
@end
