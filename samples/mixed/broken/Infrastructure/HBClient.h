#import <Foundation/Foundation.h>

@class HBClient;

@protocol HBClientDelegate <NSObject>
- (void)clientDidFail:(HBClient *)client;
@end

@interface HBClient : NSObject
// The service holds its client; held back strongly, neither is ever freed.
@property (nonatomic, strong) id<HBClientDelegate> delegate; // expect: delegate_strong
- (void)get:(NSString *)path completion:(void (^)(NSArray *rows))completion;
@end
