#import <UIKit/UIKit.h>
#import "GZLink.h"

@interface GZShareActivity : NSOperation

@property (nonatomic, strong) GZLink *link; // expect: activity_mutable_subject
@property (nonatomic, strong) UIViewController *screen; // expect: activity_strong_controller

@end
