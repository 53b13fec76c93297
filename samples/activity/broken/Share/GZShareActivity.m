#import "GZShareActivity.h"
#import "GZConfirmActivity.h"

@implementation GZShareActivity

- (void)main {
  UIActivityViewController *sheet = [[UIActivityViewController alloc] initWithActivityItems:@[self.link.address]
                                                                     applicationActivities:nil];
  [self.screen presentViewController:sheet animated:YES completion:nil]; // expect: activity_presents_ui
  GZConfirmActivity *next = [[GZConfirmActivity alloc] init];
  [next start]; // expect: activity_starts_activity
}

@end
