#import "HRBSchedulable.h"
@protocol HRBHost, HRBKeyedStore;

@protocol HRBSheetFetcher <HRBSchedulable>
/// How many sheets the collection has, now and whenever that changes.
@property (nonatomic, readonly) RACSignal *count;
- (RACSignal *)fetchSheets;
@end

/// The sheets of a botanic garden.
@interface HRBGardenSheetFetcher : HRBSchedulableObject <HRBSheetFetcher>
- (instancetype)initWithHost:(id<HRBHost>)host store:(id<HRBKeyedStore>)store;
@end

/// The sheets of a museum, which answers differently.
@interface HRBMuseumSheetFetcher : HRBSchedulableObject <HRBSheetFetcher>
- (instancetype)initWithHost:(id<HRBHost>)host;
@end
