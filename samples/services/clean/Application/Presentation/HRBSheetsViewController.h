#import <UIKit/UIKit.h>
@protocol HRBSheetService;

@interface HRBSheetsViewController : UITableViewController
- (instancetype)initWithService:(id<HRBSheetService>)service;
@end
