#import "HRBSchedulable.h"

/// A kind of request. Clients declare theirs without a change to the host.
@protocol HRBRequest <NSObject>
@property (nonatomic, readonly) NSString *path;
- (id)parseData:(NSData *)data;
@end

/// A server, asked through one method.
@protocol HRBHost <HRBSchedulable>
- (RACSignal *)pushRequest:(id<HRBRequest>)request;
@end

@interface HRBHTTPHost : HRBSchedulableObject <HRBHost>
- (instancetype)initWithURL:(NSURL *)URL scheduler:(RACScheduler *)scheduler;
@end
