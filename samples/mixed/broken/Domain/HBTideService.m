#import "HBTideService.h"
#import "HBClient.h"
#import "HBTide.h"
#import "Harbour-Swift.h"

@interface HBTideService () <HBClientDelegate>
@property (nonatomic, strong) HBClient *client;
@end

@implementation HBTideService

- (instancetype)initWithClient:(HBClient *)client {
    self = [super init];
    if (self) {
        _client = client;
        _client.delegate = self;
    }
    return self;
}

- (void)loadTidesWithCompletion:(void (^)(NSArray<HBTide *> *tides))completion {
    [self.client get:@"tides" completion:^(NSArray *rows) {
        NSMutableArray *tides = [NSMutableArray array];
        for (NSDictionary *row in rows) {
            [tides addObject:[[HBTide alloc] initWithPlace:row[@"place"] date:row[@"date"]]];
        }
        completion(tides);
    }];
}

- (void)showOnMap:(HBMapView *)map {
}

- (void)clientDidFail:(HBClient *)client {
    [TidesViewController remind]; // expect: upward_dependency
}

@end
