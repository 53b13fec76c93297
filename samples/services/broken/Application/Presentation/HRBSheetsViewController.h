#import <UIKit/UIKit.h>
@class HRBAssembly;

@interface HRBSheetsViewController : UITableViewController
- (instancetype)initWithAssembly:(HRBAssembly *)assembly;
@end
