import LowLevel
import SourceFacts
import Tables

/// The types of the project in storyboards and xibs. Rules check only code references in `DependencyGraph.references`;
/// these are separate.
public struct Interfaces: Sendable {
  /// Sorted by path.
  public package(set) var files: [InterfaceFile] = []
  /// Sorted by file and offset. `file` continues the numbers of `DependencyGraph.files`; `source` is a class or nil.
  public package(set) var references: [Reference] = []
  /// The first object of each class, in order of the class.
  public package(set) var objects: [Object] = []
  /// Classes whose objects are embedded in those of another class, by embed segues or in containers. Sorted.
  public package(set) var contents: [Containment] = []

  public struct Object: Sendable {
    /// Its class.
    public var symbol: SymbolID
    public var kind: InterfaceObject.Kind
    /// Index into `Interfaces.files`.
    public var file: Int

    package init(symbol: SymbolID, kind: InterfaceObject.Kind, file: Int) {
      self.symbol = symbol
      self.kind = kind
      self.file = file
    }
  }

  public struct Containment: Sendable, Hashable {
    public var container: SymbolID
    public var content: SymbolID

    package init(container: SymbolID, content: SymbolID) {
      self.container = container
      self.content = content
    }
  }

  package init() {}

  /// The first object of a class in an interface; nil if there is none.
  public func object(of symbol: SymbolID) -> Object? {
    let index = (0..<objects.count).partitioningIndex { objects[$0].symbol >= symbol }
    return index < objects.count && objects[index].symbol == symbol ? objects[index] : nil
  }

  /// The classes whose objects are embedded in a container's.
  public func contents(of container: SymbolID) -> [SymbolID] {
    let first = (0..<contents.count).partitioningIndex { contents[$0].container >= container }
    return contents[first...].prefix { $0.container == container }.map(\.content)
  }
}

extension DependencyGraph {
  /// A reference of code, or of an interface, whose ids follow those of code.
  public func reference(at id: ReferenceID) -> Reference {
    id < references.endIndex ? references[id] : interfaces.references[references.endIndex.distance(to: id)]
  }

  /// All files: code first, then interfaces.
  public var filesAndInterfaces: Range<FileID> { files.startIndex..<FileID(files.count + interfaces.files.count) }

  /// The interface file with an id after those of code.
  private func interface(_ file: FileID) -> InterfaceFile { interfaces.files[file.index - files.count] }

  // For a file of code or an interface.

  public func path(ofFile file: FileID) -> String { file < files.endIndex ? files[file].path : interface(file).path }

  public func lines(ofFile file: FileID) -> LineTable {
    file < files.endIndex ? files[file].facts.lines : interface(file).facts.lines
  }

  public func modules(ofFile file: FileID) -> [ModuleID] {
    file < files.endIndex ? files[file].modules : interface(file).modules
  }
}
