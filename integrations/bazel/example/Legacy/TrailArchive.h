#import <Foundation/Foundation.h>

/// Trails of earlier versions.
@interface TrailArchive : NSObject
- (NSArray<NSString *> *)names;
@end
