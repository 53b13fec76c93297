#import "HRBSheet.h"

@implementation HRBSheet

- (instancetype)initWithSpecies:(NSString *)species place:(NSString *)place {
  if (self = [super init]) {
    _species = [species copy];
    _place = [place copy];
  }
  return self;
}

@end
