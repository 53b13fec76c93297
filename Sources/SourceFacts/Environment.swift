#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Variables by name. Those of the process are read one by one as they are asked for: to read them all takes longer than most of a start.
public struct Environment: Sendable, ExpressibleByDictionaryLiteral {
  /// Nil: those of the process.
  private let known: [String: String]?

  public static let process = Environment(known: nil)

  public init(dictionaryLiteral variables: (String, String)...) {
    self.init(known: Dictionary(variables) { $1 })
  }

  private init(known: [String: String]?) { self.known = known }

  public subscript(name: String) -> String? {
    if let known { return known[name] }
    return getenv(name).map { String(cString: $0) }
  }
}
