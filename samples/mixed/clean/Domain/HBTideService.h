#import <Foundation/Foundation.h>

@class HBClient;
@class HBTide;

@interface HBTideService : NSObject
@property (nonatomic, copy) void (^onFailure)(void);
- (instancetype)initWithClient:(HBClient *)client;
- (void)loadTidesWithCompletion:(void (^)(NSArray<HBTide *> *tides))completion;
@end
