#import <UIKit/UIKit.h>

@interface HBMapView : UIView
@property (nonatomic, copy) NSString *place;
@end
