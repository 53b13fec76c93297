#import <Foundation/Foundation.h>

typedef void (^HRBAnswer)(NSData *data);

/// Asks the garden's server.
@interface HRBClient : NSObject // expect: service_without_protocol
// Whoever needs a request of another kind has to change the client.
- (void)GET:(NSURL *)url done:(HRBAnswer)done; // expect: closed_service_interface
- (void)POST:(NSURL *)url body:(NSData *)body done:(HRBAnswer)done;
- (void)PUT:(NSURL *)url body:(NSData *)body done:(HRBAnswer)done;
- (void)DELETE:(NSURL *)url done:(HRBAnswer)done;
@end
