#import <Foundation/Foundation.h>
@protocol HRBHost, HRBKeyedStore, HRBSheetFetcher, HRBSheetReader;

/// Services for the eye and the ear, on the main thread.
@interface HRBUserInterfaceServices : NSObject
@property (nonatomic, readonly) id<HRBSheetReader> reader;
@end

/// Services with a thread of their own.
@interface HRBBusinessLogicServices : NSObject
@property (nonatomic, readonly) id<HRBHost> host;
@property (nonatomic, readonly) id<HRBSheetFetcher> sheetFetcher;
@end

/// Services for any thread.
@interface HRBThreadSafeServices : NSObject
@property (nonatomic, readonly) id<HRBKeyedStore> store;
@end

/// Makes the services and links them.
@interface HRBAssembly : NSObject
@property (nonatomic, readonly) HRBUserInterfaceServices *UI;
@property (nonatomic, readonly) HRBBusinessLogicServices *BL;
@property (nonatomic, readonly) HRBThreadSafeServices *TS;
@end
