/// The impact of a finding. Reports list findings in this order, the highest impact first.
public enum FindingCategory: String, Sendable, Codable, Comparable, CaseIterable {
  /// Wrong behavior at run time: a leak, a lost screen, work on the wrong thread.
  case bug
  /// A dependency that the layers forbid.
  case layers
  /// A type that does the work of another role, or knows something that its role must not know.
  case architecture
  /// Too large, or too small.
  case size

  public static func < (left: FindingCategory, right: FindingCategory) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .bug: 0
    case .layers: 1
    case .architecture: 2
    case .size: 3
    }
  }
}
