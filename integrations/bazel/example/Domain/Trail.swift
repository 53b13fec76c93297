/// A trail to walk.
public struct Trail: Codable {
  public let name: String
  public let kilometres: Double
}
