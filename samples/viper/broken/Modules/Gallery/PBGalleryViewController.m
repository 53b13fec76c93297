#import "PBGalleryViewController.h"
#import "PBPictureService.h"

@interface PBGalleryViewController ()

@property (nonatomic, strong) PBPictureService *service; // expect: viper_role_dependency

@end

@implementation PBGalleryViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.service = [[PBPictureService alloc] init];
  [self.output viewIsReady];
}

- (void)showPictures:(NSArray<NSURL *> *)pictures {
  for (NSURL *picture in pictures) {
    [self.service loadPicture:picture completion:^(NSData *data) { // expect: service_outside_interactor
      UIImageView *image = [[UIImageView alloc] initWithImage:[UIImage imageWithData:data]];
      [self.view addSubview:image];
    }];
  }
}

@end
