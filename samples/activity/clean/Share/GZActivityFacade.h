#import <UIKit/UIKit.h>

@class GZActivity;

@protocol GZActivityFacade <NSObject>

- (void)startActivity:(GZActivity *)activity;
- (void)displayViewController:(UIViewController *)screen;

@end
