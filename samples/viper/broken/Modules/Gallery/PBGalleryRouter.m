#import "PBGalleryRouter.h"

@implementation PBGalleryRouter

+ (void)tellThatNothingIsThere {
  NSLog(@"nothing is there");
}

- (void)openPicture:(NSURL *)picture {
  UIViewController *page = [[UIViewController alloc] init];
  page.title = picture.lastPathComponent;
  [self.screen.navigationController pushViewController:page animated:YES];
}

@end
