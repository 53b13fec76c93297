import SourceFacts
import Tables

/// Scans storyboards and xibs in one pass over their tags.
public enum InterfaceScanner {
  /// Never fails: the content after an XML error is skipped, and the error is added to the problems.
  /// - Parameter source: smaller than 2 GB.
  public static func scan(_ source: [UInt8]) -> InterfaceFacts {
    var reader = ElementReader(source)
    reader.run()
    reader.facts.lines = LineTable(source)
    reader.facts.names.freeze()
    return reader.facts
  }
}

/// Follows the nesting of elements and records those that refer to code.
private struct ElementReader {
  var facts = InterfaceFacts()
  private let source: [UInt8]
  private var tags: XMLReader
  /// Elements that are open, outermost first.
  private var open: [Element] = []

  private struct Element {
    var name: Range<Int>
    /// The group of its children if they are at the top of a scene or document.
    var group: Group?
    /// The top-level object that it is or is in.
    var top: InterfaceObjectID?
  }

  /// The objects and segues inside an element.
  private struct Group {
    var firstObject: InterfaceObjectID
    var segueCount: Int
  }

  init(_ source: [UInt8]) {
    self.source = source
    tags = XMLReader(source)
  }

  mutating func run() {
    do throws(XMLReader.Failure) {
      while let tag = try tags.next() {
        switch tag {
        case .start(let name, let isClosed):
          let element = read(name)
          if !isClosed { open.append(element) }
        case .end(let name): try close(name)
        }
      }
      if let last = open.last {
        throw XMLReader.Failure(message: "<\(text(last.name))> is not closed", offset: last.name.lowerBound)
      }
    } catch {
      facts.problems = [
        SourceProblem(
          kind: "syntax_error", offset: UInt32(error.offset), message: error.message + "; the rest was not read")
      ]
    }
  }

  private mutating func close(_ name: Range<Int>) throws(XMLReader.Failure) {
    guard let last = open.popLast() else {
      throw XMLReader.Failure(message: "</\(text(name))> closes nothing", offset: name.lowerBound)
    }
    guard source[last.name].elementsEqual(source[name]) else {
      throw XMLReader.Failure(message: "</\(text(name))> where </\(text(last.name))> belongs", offset: name.lowerBound)
    }
    if let group = last.group { join(group) }
  }

  /// Objects next to a scene's controller, or in a document that an object loads, count as inside that object.
  private mutating func join(_ group: Group) {
    let all = group.firstObject..<facts.objects.endIndex
    let leaders = all.filter { facts.objects[$0].top == $0 && facts.objects[$0].isLeader }
    guard leaders.count == 1 else { return }
    for object in all where object != leaders[0] { facts.objects[object].top = leaders[0] }
    for index in group.segueCount..<facts.segues.count { facts.segues[index].source = leaders[0] }
  }

  // MARK: Elements

  private mutating func read(_ name: Range<Int>) -> Element {
    let outer = open.last
    var element = Element(name: name, group: nil, top: outer?.top)
    if outer?.group != nil {
      let object = facts.objects.endIndex
      element.top = object
      addObject(ElementKind.of(name, value("placeholderIdentifier"), value("id"), in: source), top: object)
    } else if `is`(name, "segue") {
      if let top = element.top {
        addSegue(from: top)
        if value("customClass") != nil { addObject(.other, top: top) }
      }
    } else if `is`(name, "objects") {
      element.group = Group(firstObject: facts.objects.endIndex, segueCount: facts.segues.count)
    } else if `is`(name, "document") {
      facts.initial = value("initialViewController").map { intern($0) } ?? .none
    } else if let top = element.top, value("customClass") != nil {
      addObject(ElementKind.of(name, nil, nil, in: source), top: top)
    }
    return element
  }

  private mutating func addObject(_ kind: InterfaceObject.Kind, top: InterfaceObjectID) {
    var object = InterfaceObject(kind: kind, top: top)
    object.identifier = value("id").map { intern($0) } ?? .none
    if let name = value("customClass") {
      object.className = intern(name)
      let isOwnModule = value("customModuleProvider").map { `is`($0, "target") } ?? false
      object.module = isOwnModule ? .none : value("customModule").map { intern($0) } ?? .none
      (object.offset, object.end) = (UInt32(name.lowerBound), UInt32(name.upperBound))
    }
    object.storyboardIdentifier = value("storyboardIdentifier").map { intern($0) } ?? .none
    if kind == .reference {
      object.storyboard = value("storyboardName").map { intern($0) } ?? .none
      object.referenced = value("referencedIdentifier").map { intern($0) } ?? .none
    }
    facts.objects.append(object)
  }

  private mutating func addSegue(from top: InterfaceObjectID) {
    guard let destination = value("destination"), !destination.isEmpty else { return }
    let kind = value("kind")
    if kind.map({ `is`($0, "unwind") }) ?? false { return }
    facts.segues.append(
      InterfaceSegue(
        source: top, destination: intern(destination), kind: kind.map(segueKind) ?? .other,
        offset: UInt32(destination.lowerBound), end: UInt32(destination.upperBound)))
  }

  /// - Parameter range: the value of the attribute `kind`.
  private func segueKind(_ range: Range<Int>) -> InterfaceSegue.Kind {
    switch text(range) {
    case "embed", "relationship": .embed
    case "push": .push
    case "presentation", "modal", "popoverPresentation", "popover", "sheet": .present
    case "show", "showDetail", "replace": .show
    default: .other
    }
  }

  // MARK: Text

  private func `is`(_ range: Range<Int>, _ word: StaticString) -> Bool {
    range.count == word.utf8CodeUnitCount
      && range.indices.allSatisfy { source[$0] == word.utf8Start[$0 - range.lowerBound] }
  }

  /// The range of the value of an attribute of the current tag.
  private func value(_ name: StaticString) -> Range<Int>? {
    tags.attributes.first { `is`($0.name, name) }?.value
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: source[range].prefix(64), as: UTF8.self) }

  private mutating func intern(_ range: Range<Int>) -> Name {
    let bytes = source[range]
    return bytes.contains(UInt8(ascii: "&"))
      ? facts.names.intern(XMLText.decode(bytes)) : facts.names.intern(bytes)
  }
}

extension InterfaceObject {
  fileprivate var isLeader: Bool { kind == .viewController || (kind == .filesOwner && !className.isNone) }
}
