#import <Foundation/Foundation.h>

typedef void (^HRBAnswer)(NSData *data);

/// Asks the garden's server.
@interface HRBClient : NSObject // expect: service_without_protocol
// Whoever needs a request of another kind has to change the client.
- (void)GET:(NSURL *)url done:(HRBAnswer)done; // expect: closed_service_interface, service_result_not_reactive
- (void)POST:(NSURL *)url body:(NSData *)body done:(HRBAnswer)done; // expect: service_result_not_reactive
- (void)PUT:(NSURL *)url body:(NSData *)body done:(HRBAnswer)done; // expect: service_result_not_reactive
- (void)DELETE:(NSURL *)url done:(HRBAnswer)done; // expect: service_result_not_reactive
@end
