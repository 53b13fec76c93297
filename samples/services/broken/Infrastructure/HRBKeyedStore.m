#import "HRBKeyedStore.h"

@implementation HRBDefaultsKeyedStore {
  // Two threads that write at once tear it.
  NSMutableDictionary *_recent; // expect: thread_safe_unprotected_state
}

- (id)objectForKey:(NSString *)key {
  return _recent[key] ?: [[NSUserDefaults standardUserDefaults] objectForKey:key];
}

- (void)setObject:(id)object forKey:(NSString *)key {
  _recent[key] = object;
  [[NSUserDefaults standardUserDefaults] setObject:object forKey:key];
}

@end
