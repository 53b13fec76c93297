/// A lighthouse and how it may be known at night.
struct Lighthouse: Decodable {
  let name: String
  /// Seconds between flashes
  let period: Double
  /// Nautical miles
  let range: Double
}
