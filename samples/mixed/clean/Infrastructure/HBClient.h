#import <Foundation/Foundation.h>

@class HBClient;

@protocol HBClientDelegate <NSObject>
- (void)clientDidFail:(HBClient *)client;
@end

@interface HBClient : NSObject
@property (nonatomic, weak) id<HBClientDelegate> delegate;
- (void)get:(NSString *)path completion:(void (^)(NSArray *rows))completion;
@end
