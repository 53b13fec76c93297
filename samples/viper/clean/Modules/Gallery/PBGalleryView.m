#import "PBGalleryView.h"

@implementation PBGalleryView

- (void)addPicture:(NSData *)picture {
  UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
  button.tag = self.subviews.count;
  [button setImage:[UIImage imageWithData:picture] forState:UIControlStateNormal];
  [button addTarget:self action:@selector(tap:) forControlEvents:UIControlEventTouchUpInside];
  [self addSubview:button];
}

- (void)selectPictureAtIndex:(NSUInteger)index {
  [self bringSubviewToFront:self.subviews[index]];
}

- (void)tap:(UIButton *)button {
  [self.output didTapPictureAtIndex:button.tag];
}

@end
