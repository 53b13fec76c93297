extension [String] {
  /// The strings without repetitions, in their order.
  public func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }

  /// The strings in a sentence: `A`, `A and B`, `A, B and C`; of more than `limit`, `A, B and 3 others`.
  public func listed(upTo limit: Int = .max) -> String {
    guard count > 1, let last else { return first ?? "" }
    if count <= limit { return Array(dropLast()).joined(separator: ", ") + " and " + last }
    return Array(prefix(limit - 1)).joined(separator: ", ") + " and \(count - limit + 1) others"
  }
}
