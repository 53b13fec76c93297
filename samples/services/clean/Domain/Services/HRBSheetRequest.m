#import "HRBSheetRequest.h"
#import "HRBSheet.h"

@implementation HRBSheetRequest

- (NSString *)path { return @"/sheets"; }

- (id)parseData:(NSData *)data {
  NSMutableArray *sheets = [NSMutableArray array];
  for (NSDictionary *sheet in [NSJSONSerialization JSONObjectWithData:data options:0 error:nil]) {
    [sheets addObject:[[HRBSheet alloc] initWithSpecies:sheet[@"species"] place:sheet[@"place"]]];
  }
  return [sheets copy];
}

@end
