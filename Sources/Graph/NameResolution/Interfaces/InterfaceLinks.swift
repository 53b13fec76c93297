import DependencyGraph
import LowLevel
import SourceFacts
import Tables

extension Interfaces {
  /// Resolves what storyboards and xibs name. `files` are sorted by path.
  init(_ files: [InterfaceFile], in graph: DependencyGraph) {
    self.init()
    let finder = InterfaceClasses(of: files, in: graph)
    let all = Table<InterfaceID, InterfaceFile>(files)
    let classes = all.mapValues { file in
      file.facts.objects.mapValues { finder.type(of: $0, in: file) }
    }
    let destinations = InterfaceDestinations(all, classes: classes)
    self.files = files
    var objects: [SymbolID: Interfaces.Object] = [:]
    var contents: Set<Interfaces.Containment> = []
    for (id, file) in all.entries {
      let place = FileID(graph.files.count + id.index)
      let start = references.count
      for (object, symbol) in zip(file.facts.objects, classes[id]) {
        guard let symbol else { continue }
        references.append(
          Self.reference(place, object.offset..<object.end, from: classes[id][object.top], to: symbol))
        let known = objects[symbol].map { $0.kind == .viewController || $0.kind == .view } ?? false
        if !known { objects[symbol] = Interfaces.Object(symbol: symbol, kind: object.kind, file: id.index) }
      }
      for segue in file.facts.segues {
        let source = classes[id][segue.source]
        for target in destinations.classes(openedBy: segue, in: id) where target != source {
          references.append(Self.reference(place, segue.offset..<segue.end, from: source, to: target))
          if segue.isContainment, let source {
            contents.insert(Interfaces.Containment(container: source, content: target))
          }
        }
      }
      references[start...] = references[start...].sorted { ($0.offset, $0.target) < ($1.offset, $1.target) }[...]
    }
    self.objects = objects.values.sorted { $0.symbol < $1.symbol }
    self.contents = contents.sorted { ($0.container, $0.content) < ($1.container, $1.content) }
  }

  /// The class of the top-level object is not a use by another type.
  private static func reference(_ file: FileID, _ text: Range<UInt32>, from source: SymbolID?, to target: SymbolID)
    -> Reference
  {
    Reference(
      kind: .type, file: file, offset: text.lowerBound, length: UInt32(text.count),
      source: source == target ? nil : source, target: target)
  }
}
