import DependencyGraph
import Frameworks
import LowLevel
import SourceFacts
import Tables

/// Framework members and types, by merged names.
struct FrameworkNames: Sendable {
  let members: FrameworkMembers
  let homonyms: FrameworkHomonyms
}

/// Framework types with names so common that projects use them too. In a file that sees both, only the usage shows
/// which one is meant; such a name stays ambiguous.
struct FrameworkHomonyms: Sendable {
  /// One bit for each framework with common names, in the order of the vocabulary.
  private typealias Bits = UInt16

  /// For each merged name, the frameworks that have a type of that name.
  private var owners: [Bits] = []
  /// For each file, the frameworks whose types it sees.
  private var known: Table<FileID, Bits> = []

  init() {}

  init(_ files: Table<FileID, GraphFile>, _ names: MergedNames) {
    owners = [Bits](repeating: 0, count: names.table.count)
    var reexported = owners
    let known = Frameworks.known
    let plain = known.frameworks.filter { !$0.plainNames.isEmpty }
    for (bit, framework) in plain.enumerated() {
      for type in framework.plainNames { owners[Int(names.find(String(type)))] |= 1 << Bits(bit) }
    }
    for framework in known.frameworks {
      let modules = framework.reexports + [framework.module]
      for (bit, other) in plain.enumerated() where modules.contains(other.module) {
        reexported[Int(names.find(framework.module))] |= 1 << Bits(bit)
      }
    }
    // Name 0 is for texts that no file has.
    owners[0] = 0
    reexported[0] = 0
    let ofFiles = files.indices.map { file in
      var bits: Bits = 0
      for index in files[file].facts.imports.indices where files[file].facts.imports[index].kind == .module {
        bits |= reexported[Int(names.merged(files[file].facts.imports[index].module, in: file))]
      }
      return bits
    }
    self.known = Table(ofFiles)
  }

  /// Whether a framework that a file imports, directly or by a re-export, has a type of this name.
  @inline(__always)
  func has(_ name: UInt32, in file: FileID) -> Bool { owners[Int(name)] & known[file] != 0 }
}
