#import <ReactiveObjC/ReactiveObjC.h>

/// A service with a scheduler of its own: whoever lives elsewhere asks through it.
@protocol HRBSchedulable <NSObject>
@property (nonatomic, readonly) RACScheduler *scheduler;
- (void)schedule:(void (^)(void))work;
@end

@interface HRBSchedulableObject : NSObject <HRBSchedulable>
- (instancetype)initWithScheduler:(RACScheduler *)scheduler;
@end
