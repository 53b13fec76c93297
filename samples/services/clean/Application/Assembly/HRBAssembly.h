#import <UIKit/UIKit.h>

/// Makes the services and the screens, and links them.
@interface HRBAssembly : NSObject
- (UIViewController *)sheetsScreen;
@end
