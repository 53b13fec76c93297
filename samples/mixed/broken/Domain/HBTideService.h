#import <Foundation/Foundation.h>

@class HBClient;
@class HBMapView; // expect: upward_dependency, layer_cycle
@class HBTide;

@interface HBTideService : NSObject
- (instancetype)initWithClient:(HBClient *)client;
- (void)loadTidesWithCompletion:(void (^)(NSArray<HBTide *> *tides))completion;
- (void)showOnMap:(HBMapView *)map;
@end
