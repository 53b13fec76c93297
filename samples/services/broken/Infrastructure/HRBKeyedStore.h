#import <Foundation/Foundation.h>

/// Keeps small things by their keys. Anybody may ask, on any thread.
@protocol HRBKeyedStore <NSObject>
- (id)objectForKey:(NSString *)key;
- (void)setObject:(id)object forKey:(NSString *)key;
@end

@interface HRBDefaultsKeyedStore : NSObject <HRBKeyedStore>
@end
