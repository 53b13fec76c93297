#import <Foundation/Foundation.h>
@class HRBSheet;
@protocol HRBClient;

@protocol HRBSheetService <NSObject>
- (void)fetchSheets:(void (^)(NSArray<HRBSheet *> *sheets))done;
@end

@interface HRBRemoteSheetService : NSObject <HRBSheetService>
- (instancetype)initWithClient:(id<HRBClient>)client;
@end
