#import "TrailArchive.h"

@implementation TrailArchive
- (NSArray<NSString *> *)names {
  return @[ @"Höhenweg" ];
}
@end
