#import "HRBSheetsViewController.h"
#import "HRBSheet.h"
#import "HRBSheetService.h"

@interface HRBSheetsViewController ()
@property (nonatomic, strong) id<HRBSheetService> service;
@property (nonatomic, copy) NSArray<HRBSheet *> *sheets;
@end

@implementation HRBSheetsViewController

- (instancetype)initWithService:(id<HRBSheetService>)service {
  if (self = [super initWithStyle:UITableViewStylePlain]) { _service = service; }
  return self;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  [self.service fetchSheets:^(NSArray<HRBSheet *> *sheets) {
    dispatch_async(dispatch_get_main_queue(), ^{
      self.sheets = sheets;
      [self.tableView reloadData];
    });
  }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return self.sheets.count; }

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"sheet" forIndexPath:indexPath];
  cell.textLabel.text = self.sheets[indexPath.row].species;
  return cell;
}

@end
