#import "HBClient.h"

@implementation HBClient

- (void)get:(NSString *)path completion:(void (^)(NSArray *rows))completion {
    completion(@[]);
}

@end
