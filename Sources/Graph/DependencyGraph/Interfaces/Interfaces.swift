import LowLevel
import SourceFacts

/// What storyboards and xibs say of the types of the project. They are no code: rules judge the references of
/// `DependencyGraph.references` alone, these stand beside them.
public struct Interfaces: Sendable {
  /// In order of path.
  public package(set) var files: [InterfaceFile] = []
  /// In order of file and offset. `file` counts on from `DependencyGraph.files`; `source` is a class, or -1.
  public package(set) var references: [Reference] = []
  /// The first object of each class, in order of the class.
  public package(set) var objects: [Object] = []
  /// Classes whose objects become a part of another's: by embed segues, and in containers. Sorted.
  public package(set) var contents: [Containment] = []

  public struct Object: Sendable {
    /// Its class.
    public var symbol: Int32
    public var kind: InterfaceObject.Kind
    /// Index into `Interfaces.files`.
    public var file: Int32

    package init(symbol: Int32, kind: InterfaceObject.Kind, file: Int32) {
      self.symbol = symbol
      self.kind = kind
      self.file = file
    }
  }

  public struct Containment: Sendable, Hashable {
    public var container: Int32
    public var content: Int32

    package init(container: Int32, content: Int32) {
      self.container = container
      self.content = content
    }
  }

  package init() {}

  /// What an interface makes an object of a class to be; nil where none does.
  public func object(of symbol: Int) -> Object? {
    let index = (0..<objects.count).partitioningIndex { Int(objects[$0].symbol) >= symbol }
    return index < objects.count && Int(objects[index].symbol) == symbol ? objects[index] : nil
  }

  /// The classes whose objects an interface makes a part of another's.
  public func contents(of container: Int) -> [Int] {
    let first = (0..<contents.count).partitioningIndex { Int(contents[$0].container) >= container }
    return contents[first...].prefix { Int($0.container) == container }.map { Int($0.content) }
  }
}

extension DependencyGraph {
  /// A reference by its index: those of code first, then those of interfaces.
  public func reference(at index: Int) -> Reference {
    index < references.count ? references[index] : interfaces.references[index - references.count]
  }

  /// Indices of all files: those of code first, then interfaces.
  public var filesAndInterfaces: Range<Int> { 0..<files.count + interfaces.files.count }

  // By a file's index among these.

  public func path(ofFile file: Int) -> String {
    file < files.count ? files[file].path : interfaces.files[file - files.count].path
  }

  public func lines(ofFile file: Int) -> LineTable {
    file < files.count ? files[file].facts.lines : interfaces.files[file - files.count].facts.lines
  }

  public func modules(ofFile file: Int) -> [Int32] {
    file < files.count ? files[file].modules : interfaces.files[file - files.count].modules
  }
}
