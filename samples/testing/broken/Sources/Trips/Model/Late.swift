final class Late { var list: TripList? }  // expect: upward_dependency, layer_cycle
