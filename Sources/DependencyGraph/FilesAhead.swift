import SourceFacts

extension [GraphFile] {
  /// Sends for parts of the facts of those files that a pass over every `step`-th comes to after one: first for where they are,
  /// then for how long their lists are, then for the lists. See `FrozenFacts.sendFor`.
  public func sendAhead(of file: Int, step: Int = 1, for parts: FrozenFacts.Parts) {
    withUnsafeBufferPointer { files in
      // Nothing is retained: that would wait for what is only sent for.
      if file + 3 * step < files.count { FrozenFacts.sendForFacts(at: Unmanaged.passUnretained(files[file + 3 * step].facts).toOpaque()) }
      if file + 2 * step < files.count {
        Unmanaged.passUnretained(files[file + 2 * step].facts)._withUnsafeGuaranteedRef { $0.sendForHeads(of: parts) }
      }
      if file + step < files.count { Unmanaged.passUnretained(files[file + step].facts)._withUnsafeGuaranteedRef { $0.sendFor(parts) } }
    }
  }
}

extension StrideTo<Int> {
  /// From one to the next.
  public var step: Int {
    var all = makeIterator()
    guard let first = all.next(), let second = all.next() else { return 1 }
    return second - first
  }
}
