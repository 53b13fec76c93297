#import "GZConfirmActivity.h"

@implementation GZConfirmActivity

- (void)main {
  UIViewController *note = [[UIViewController alloc] init];
  note.title = @"Shared";
  [self.facade displayViewController:note];
}

@end
