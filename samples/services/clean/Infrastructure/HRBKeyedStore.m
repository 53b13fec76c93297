#import "HRBKeyedStore.h"

@implementation HRBDefaultsKeyedStore {
  NSMutableDictionary *_recent;
}

- (instancetype)init {
  if (self = [super init]) { _recent = [NSMutableDictionary dictionary]; }
  return self;
}

- (id)objectForKey:(NSString *)key {
  @synchronized(self) {
    return _recent[key] ?: [[NSUserDefaults standardUserDefaults] objectForKey:key];
  }
}

- (BOOL)setObject:(id)object forKey:(NSString *)key error:(NSError **)error {
  @synchronized(self) {
    _recent[key] = object;
    [[NSUserDefaults standardUserDefaults] setObject:object forKey:key];
  }
  return YES;
}

@end
