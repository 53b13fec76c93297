#import "HRBSheet.h"

@implementation HRBSheet

- (instancetype)initWithSpecies:(NSString *)species imageURL:(NSURL *)imageURL {
  if (self = [super init]) {
    _species = [species copy];
    _imageURL = imageURL;
  }
  return self;
}

@end
