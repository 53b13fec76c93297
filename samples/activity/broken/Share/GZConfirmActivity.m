#import "GZConfirmActivity.h"

@implementation GZConfirmActivity

- (void)main {
  self.screen.title = @"Shared";
}

@end
