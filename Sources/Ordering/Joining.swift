extension [String] {
  /// The texts behind one another, as the standard library joins them. That asks the runtime what any collection is made of, for which
  /// the runtime looks through all conformances in the program, each time the program starts.
  @inline(never)
  public func joined(separator: String = "") -> String {
    var text = ""
    for index in indices {
      if index > 0 { text += separator }
      text += self[index]
    }
    return text
  }
}
