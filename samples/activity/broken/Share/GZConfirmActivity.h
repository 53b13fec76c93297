#import <UIKit/UIKit.h>

@interface GZConfirmActivity : NSOperation

@property (nonatomic, weak) UIViewController *screen;

@end
