import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// The index of a storyboard or xib.
typealias InterfaceID = ID<InterfaceFile>

/// Finds the destinations of segues: the controller if it has a class of the project, else its content, also through
/// references to other storyboards.
struct InterfaceDestinations {
  private struct Place: Hashable {
    var file: InterfaceID
    var object: InterfaceObjectID
  }

  private let files: Table<InterfaceID, InterfaceFile>
  /// The class of each object of a file.
  private let classes: Table<InterfaceID, Table<InterfaceObjectID, SymbolID?>>
  /// The objects of a file by `id`.
  private let byIdentifier: Table<InterfaceID, [Name: InterfaceObjectID]>
  /// Containment from objects of a file that have no class of the project.
  private let contents: Table<InterfaceID, [InterfaceObjectID: [Name]]>
  /// The objects of a file by their storyboard identifiers, which are names of its own.
  private let byStoryboardIdentifier: Table<InterfaceID, [Name: InterfaceObjectID]>
  private let byName: [String: [InterfaceID]]

  /// The maximum number of nested containers that are followed.
  private static let deepest = 4
  /// The maximum number of destinations.
  private static let most = 32

  init(_ files: Table<InterfaceID, InterfaceFile>, classes: Table<InterfaceID, Table<InterfaceObjectID, SymbolID?>>) {
    self.files = files
    self.classes = classes
    byIdentifier = files.mapValues { file in
      var table: [Name: InterfaceObjectID] = [:]
      for (id, object) in file.facts.objects.entries where !object.identifier.isNone {
        if table[object.identifier] == nil { table[object.identifier] = id }
      }
      return table
    }
    byStoryboardIdentifier = files.mapValues { file in
      var table: [Name: InterfaceObjectID] = [:]
      for (id, object) in file.facts.objects.entries where object.kind != .reference {
        if table[object.storyboardIdentifier] == nil { table[object.storyboardIdentifier] = id }
      }
      return table
    }
    contents = Table(
      files.indices.map { file in
        var table: [InterfaceObjectID: [Name]] = [:]
        for segue in files[file].facts.segues where segue.isContainment {
          if classes[file][segue.source] == nil { table[segue.source, default: []].append(segue.destination) }
        }
        return table
      })
    byName = Dictionary(grouping: files.indices) { Self.stem(of: files[$0].path) }
  }

  private static func stem(of path: String) -> String {
    let name = path.lastPathComponent
    return String(name.prefix { $0 != "." })
  }

  /// The classes that a segue leads to, each once.
  func classes(openedBy segue: InterfaceSegue, in file: InterfaceID) -> [SymbolID] {
    var found: [SymbolID] = []
    var seen: Set<Place> = []
    var queue = places(named: segue.destination, in: file)
    var depth = 0
    while !queue.isEmpty, depth < Self.deepest {
      depth += 1
      var next: [Place] = []
      for place in queue where seen.count < Self.most && seen.insert(place).inserted {
        if let type = classes[place.file][place.object] {
          if !found.contains(type) { found.append(type) }
        } else {
          next += follow(place)
        }
      }
      queue = next
    }
    return found
  }

  private func places(named identifier: Name, in file: InterfaceID) -> [Place] {
    byIdentifier[file][identifier].map { [Place(file: file, object: $0)] } ?? []
  }

  /// The objects that an object without a class of the project refers to or contains.
  private func follow(_ place: Place) -> [Place] {
    let object = files[place.file].facts.objects[place.object]
    if object.kind == .reference { return referenced(by: object, in: place.file) }
    return (contents[place.file][place.object] ?? []).prefix(Self.most).flatMap { places(named: $0, in: place.file) }
  }

  private func referenced(by reference: InterfaceObject, in file: InterfaceID) -> [Place] {
    guard let target = storyboard(of: reference, in: file) else { return [] }
    let facts = files[target].facts
    if reference.referenced.isNone { return places(named: facts.initial, in: target) }
    let identifier = files[file].facts.text(reference.referenced)
    guard let name = facts.names.find(identifier),
      let index = byStoryboardIdentifier[target][name]
    else { return [] }
    return [Place(file: target, object: index)]
  }

  /// The storyboard with that name; of several the one in the same product.
  private func storyboard(of reference: InterfaceObject, in file: InterfaceID) -> InterfaceID? {
    if reference.storyboard.isNone { return file }
    let all = (byName[files[file].facts.text(reference.storyboard)] ?? []).filter {
      files[$0].path.hasSuffix(".storyboard")
    }
    if all.count < 2 { return all.first }
    let own = all.filter { candidate in files[candidate].modules.contains { files[file].modules.contains($0) } }
    return own.count == 1 ? own[0] : nil
  }
}
