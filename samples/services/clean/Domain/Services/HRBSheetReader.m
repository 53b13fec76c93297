#import "HRBSheetReader.h"
#import "HRBSheet.h"
#import <AVFoundation/AVFoundation.h>

@implementation HRBSpeakingSheetReader {
  AVSpeechSynthesizer *_voice;
}

- (void)readSheet:(HRBSheet *)sheet {
  _voice = [AVSpeechSynthesizer new];
  [_voice speakUtterance:[AVSpeechUtterance speechUtteranceWithString:sheet.species]];
}

@end
