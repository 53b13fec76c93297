#import <Foundation/Foundation.h>
#import "GZActivityFacade.h"

@interface GZActivity : NSOperation

@property (nonatomic, weak) id<GZActivityFacade> facade;

@end
