#import "HRBSheetsViewController.h"
#import "HRBAssembly.h"
#import "HRBSheet.h"
#import "HRBSheetService.h"

@interface HRBSheetsViewController ()
@property (nonatomic, strong) HRBAssembly *assembly;
@property (nonatomic, copy) NSArray<HRBSheet *> *sheets;
@end

@implementation HRBSheetsViewController

- (instancetype)initWithAssembly:(HRBAssembly *)assembly {
  if (self = [super initWithStyle:UITableViewStylePlain]) { _assembly = assembly; }
  return self;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = [NSString stringWithFormat:@"%@", @(self.assembly.BL.sheets.count)];
  // The service lives on a thread of its own, and calls back there.
  [self.assembly.BL.sheets fetchSheets:^(NSArray<HRBSheet *> *sheets) { // expect: scheduler_crossing
    self.sheets = sheets; // expect: ui_update_off_main
    [self.tableView reloadData];
  }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return self.sheets.count; }

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"sheet" forIndexPath:indexPath];
  cell.textLabel.text = self.sheets[indexPath.row].species;
  return cell;
}

@end
