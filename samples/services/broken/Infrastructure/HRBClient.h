#import <Foundation/Foundation.h>

/// Asks the garden's server.
@interface HRBClient : NSObject // expect: service_without_protocol
- (void)send:(NSURLRequest *)request done:(void (^)(NSData *data))done;
@end
