#import "HRBSheetsViewController.h"
#import "HRBAssembly.h"
#import "HRBKeyedStore.h"
#import "HRBSheet.h"
#import "HRBSheetFetcher.h"
#import "HRBSheetReader.h"

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
  self.title = [self.assembly.TS.store objectForKey:@"title"];
  [self update];
}

- (void)update {
  id<HRBSheetFetcher> fetcher = self.assembly.BL.sheetFetcher;
  [fetcher schedule:^{
    [[[fetcher fetchSheets] deliverOn:[RACScheduler mainThreadScheduler]] subscribeNext:^(NSArray *sheets) {
      self.sheets = sheets;
      [self.tableView reloadData];
    }];
  }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return self.sheets.count; }

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"sheet" forIndexPath:indexPath];
  cell.textLabel.text = self.sheets[indexPath.row].species;
  return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  [self.assembly.UI.reader readSheet:self.sheets[indexPath.row]];
}

@end
