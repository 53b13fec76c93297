#import "GZActivity.h"

/// Shares one address.
@interface GZShareActivity : GZActivity

@property (nonatomic, copy, readonly) NSURL *address;

- (instancetype)initWithAddress:(NSURL *)address;

@end
