import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// The members that have other names in the other language (Swift or Objective-C), as far as a file mentions these
/// names. A session reuses them for unchanged files.
struct ForeignSpellings: Sendable {
  struct Member: Sendable {
    let entity: EntityID
    /// The merged name.
    let name: UInt32
    /// Whether it is a case, which Objective-C names without its type.
    let isConstant: Bool
  }
  /// In the order of the symbols.
  private(set) var members = Runs<FileID, Member>()
  /// Hashes of the spellings of each file that no file mentions.
  private(set) var unmentioned = Runs<FileID, UInt32>()

  /// Whether no spelling was left out that is among the names added to a table.
  ///
  /// - Parameter count: the earlier number of names.
  func areAllMentioned(in names: NameTable, since count: Int) -> Bool {
    let added = Set(names.hashes.dropFirst(count - (names.count - names.hashes.count)))
    return added.isEmpty || !unmentioned.elements.contains(where: added.contains)
  }

  /// Builds the list file by file, in ascending order.
  struct Builder {
    private var members = Runs<FileID, Member>.Builder()
    private var unmentioned = Runs<FileID, UInt32>.Builder()

    /// Adds a member under another spelling.
    mutating func add(_ index: EntityID, _ entity: Entity, _ spelling: String, _ names: NameTable) {
      if let name = find(spelling, names), name != entity.name {
        members.append(Member(entity: index, name: name, isConstant: false))
      }
    }

    mutating func add(constant index: EntityID, _ spelling: String, _ names: NameTable) {
      if let name = find(spelling, names) { members.append(Member(entity: index, name: name, isConstant: true)) }
    }

    /// Adds the spellings of an unchanged file.
    mutating func reuse(_ file: FileID, of earlier: ForeignSpellings) {
      members.append(contentsOf: earlier.members[file])
      unmentioned.append(contentsOf: earlier.unmentioned[file])
    }

    mutating func close(_ file: FileID) {
      members.close(file)
      unmentioned.close(file)
    }

    func spellings(fileCount: Int) -> ForeignSpellings {
      ForeignSpellings(
        members: members.runs(ownerCount: fileCount), unmentioned: unmentioned.runs(ownerCount: fileCount))
    }

    /// The merged name with a text; nil if no file mentions it.
    private mutating func find(_ spelling: String, _ names: NameTable) -> UInt32? {
      return spelling.withBytes { text in
        guard !text.isEmpty else { return nil }
        guard let name = names.find(text) else {
          unmentioned.append(NameTable.hash(text))
          return nil
        }
        return name.raw
      }
    }
  }
}
