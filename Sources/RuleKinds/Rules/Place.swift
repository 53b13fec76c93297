import DependencyGraph
import SourceFacts

/// A stretch of a file, with the innermost symbol whose text holds it (or -1).
struct Place {
  let file: Int32
  let start: UInt32
  let end: UInt32
  let source: Int32

  init(_ reference: Reference) {
    file = reference.file
    start = reference.offset
    end = reference.offset + reference.length
    source = reference.source
  }

  init(_ fact: ImportFact, in file: Int32) {
    self.file = file
    start = fact.offset
    end = fact.end
    source = -1
  }

  init(startOf file: Int32) {
    self.file = file
    start = 0
    end = 0
    source = -1
  }
}
