#import "HRBAssembly.h"
#import "HRBClient.h"
#import "HRBSheetService.h"
#import "HRBSheetsViewController.h"

@implementation HRBAssembly

- (UIViewController *)sheetsScreen {
  id<HRBSheetService> service = [[HRBRemoteSheetService alloc] initWithClient:[HRBHTTPClient new]];
  return [[HRBSheetsViewController alloc] initWithService:service];
}

@end
