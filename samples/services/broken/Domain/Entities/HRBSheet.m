#import "HRBSheet.h"
// Every screen that shows a sheet, and every app that shares the model, takes the speech synthesizer along.
#import <AVFoundation/AVFoundation.h> // expect: entity_external_dependency

@implementation HRBSheet

- (instancetype)initWithSpecies:(NSString *)species imageURL:(NSURL *)imageURL {
  if (self = [super init]) {
    _species = [species copy];
    _imageURL = imageURL;
  }
  return self;
}

- (void)speak {
  // Speaking is work, and so is keeping books of it: services do both.
  [[NSUserDefaults standardUserDefaults] setObject:self.species forKey:@"lastSpoken"]; // expect: entity_behaviour
}

@end
