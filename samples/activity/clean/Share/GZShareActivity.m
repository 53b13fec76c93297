#import "GZShareActivity.h"
#import "GZConfirmActivity.h"

@interface GZShareActivity ()

@property (nonatomic, weak) UIActivityViewController *sheet;

@end

@implementation GZShareActivity

- (instancetype)initWithAddress:(NSURL *)address {
  self = [super init];
  if (self) {
    _address = address;
  }
  return self;
}

- (void)main {
  UIActivityViewController *sheet = [[UIActivityViewController alloc] initWithActivityItems:@[self.address]
                                                                     applicationActivities:nil];
  __weak typeof(self) weakSelf = self;
  sheet.completionWithItemsHandler = ^(UIActivityType type, BOOL completed, NSArray *items, NSError *error) {
    [weakSelf.facade startActivity:[[GZConfirmActivity alloc] init]];
  };
  self.sheet = sheet;
  [self.facade displayViewController:sheet];
}

@end
