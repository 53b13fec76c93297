#import "HRBSchedulable.h"

@implementation HRBSchedulableObject
@synthesize scheduler = _scheduler;

- (instancetype)initWithScheduler:(RACScheduler *)scheduler {
  if (self = [super init]) { _scheduler = scheduler; }
  return self;
}

- (void)schedule:(void (^)(void))work { [self.scheduler schedule:work]; }

@end
