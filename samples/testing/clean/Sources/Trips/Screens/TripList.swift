final class TripList {
  let repository = TripRepository()
}
