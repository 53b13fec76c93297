#import <Foundation/Foundation.h>

/// Asks a server.
@protocol HRBClient <NSObject>
- (void)send:(NSURLRequest *)request done:(void (^)(NSData *data))done;
@end

@interface HRBHTTPClient : NSObject <HRBClient>
@end
