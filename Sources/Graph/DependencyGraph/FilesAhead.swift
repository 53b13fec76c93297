import SourceFacts

extension [GraphFile] {
  /// Sends for parts of the facts of those files that a pass comes to after one: first for where they are, then for how long their
  /// lists are, then for the lists. See `FrozenFacts.sendFor`.
  public func sendAhead(of file: Int, for parts: FrozenFacts.Parts) {
    withUnsafeBufferPointer { files in
      // Nothing is retained: that would wait for what is only sent for.
      if file + 3 < files.count { FrozenFacts.sendForFacts(at: Unmanaged.passUnretained(files[file + 3].facts).toOpaque()) }
      if file + 2 < files.count {
        Unmanaged.passUnretained(files[file + 2].facts)._withUnsafeGuaranteedRef { $0.sendForHeads(of: parts) }
      }
      if file + 1 < files.count { Unmanaged.passUnretained(files[file + 1].facts)._withUnsafeGuaranteedRef { $0.sendFor(parts) } }
    }
  }
}
