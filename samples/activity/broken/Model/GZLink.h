#import <Foundation/Foundation.h>

@interface GZLink : NSObject

@property (nonatomic, copy) NSURL *address;

@end
