#import <Foundation/Foundation.h>
@protocol HRBKeyedStore, HRBSheetService;

/// Services with a thread of their own.
@interface HRBBusinessLogicServices : NSObject
@property (nonatomic, readonly) id<HRBSheetService> sheets;
@end

/// Services for any thread.
@interface HRBThreadSafeServices : NSObject
@property (nonatomic, readonly) id<HRBKeyedStore> store;
@end

@interface HRBAssembly : NSObject
@property (class, nonatomic, readonly) HRBAssembly *sharedAssembly;
@property (nonatomic, readonly) HRBBusinessLogicServices *BL;
@property (nonatomic, readonly) HRBThreadSafeServices *TS;
@end
