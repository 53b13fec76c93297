#import <Foundation/Foundation.h>

/// A pressed plant, as the garden describes it.
@interface HRBSheet : NSObject
@property (nonatomic, copy, readonly) NSString *species;
// Whoever has the sheet may change it under the feet of everybody else.
@property (nonatomic, copy) NSString *place; // expect: mutable_entity
@property (nonatomic, readonly) NSURL *imageURL;

- (instancetype)initWithSpecies:(NSString *)species imageURL:(NSURL *)imageURL;
- (void)speak; // expect: entity_behaviour
@end
