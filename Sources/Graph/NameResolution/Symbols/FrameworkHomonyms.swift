import DependencyGraph
import Frameworks
import LowLevel
import SourceFacts
import Tables

/// What is known of frameworks, by the names of the project.
struct FrameworkNames: Sendable {
  let members: FrameworkMembers
  let homonyms: FrameworkHomonyms
}

/// Types of Apple's frameworks with names so plain that projects have them too. A file that imports both knows a name from
/// two modules: which one is meant follows from how it is used, which is not followed up.
struct FrameworkHomonyms: Sendable {
  /// Bits stand for the frameworks with plain names, in the order of the vocabulary.
  private typealias Bits = UInt16

  /// By merged name: the frameworks that have a type of that name.
  private var owners: [Bits] = []
  /// The frameworks whose types a file knows.
  private var known: Table<FileID, Bits> = []

  init() {}

  init(_ files: Table<FileID, GraphFile>, _ names: MergedNames) {
    owners = [Bits](repeating: 0, count: names.table.count)
    var brought = owners
    let known = Frameworks.known
    let plain = known.frameworks.filter { !$0.plainNames.isEmpty }
    for (bit, framework) in plain.enumerated() {
      for type in framework.plainNames { owners[Int(names.find(String(type)))] |= 1 << Bits(bit) }
    }
    for framework in known.frameworks {
      let modules = framework.brings + [framework.module]
      for (bit, other) in plain.enumerated() where modules.contains(other.module) {
        brought[Int(names.find(framework.module))] |= 1 << Bits(bit)
      }
    }
    // Texts that no file holds.
    owners[0] = 0
    brought[0] = 0
    let ofFiles = files.indices.map { file in
      var bits: Bits = 0
      for index in files[file].facts.imports.indices where files[file].facts.imports[index].kind == .module {
        bits |= brought[Int(names.merged(files[file].facts.imports[index].module, in: file))]
      }
      return bits
    }
    self.known = Table(ofFiles)
  }

  /// Whether a framework that a file imports brings a type of this name along, itself or by what it passes on.
  @inline(__always)
  func has(_ name: UInt32, in file: FileID) -> Bool { owners[Int(name)] & known[file] != 0 }
}
