import SourceFacts

/// Storyboard or xib → `InterfaceFacts`, in one pass over its tags.
public enum InterfaceScanner {
  /// Never fails: what follows a mistake in the XML is left out, and the mistake is among the problems. `source` must be
  /// smaller than 2 GB.
  public static func scan(_ source: UnsafeBufferPointer<UInt8>) -> InterfaceFacts {
    var reader = ElementReader(source)
    reader.run()
    reader.facts.lines = LineTable(source)
    reader.facts.names.freeze()
    return reader.facts
  }
}

/// Follows the nesting of elements and notes those that speak of code.
private struct ElementReader {
  var facts = InterfaceFacts()
  private let source: UnsafeBufferPointer<UInt8>
  private var tags: XMLReader
  /// Elements that are open, outermost first.
  private var open: [Element] = []

  private struct Element {
    var name: Range<Int>
    /// Its children stand at the top of a scene or document: the numbers of objects and segues before them.
    var group: (objects: Int, segues: Int)?
    /// The object at the top that it is or stands in, or -1.
    var top: Int32
  }

  init(_ source: UnsafeBufferPointer<UInt8>) {
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
      if let last = open.last { throw XMLReader.Failure(message: "<\(text(last.name))> is not closed", offset: last.name.lowerBound) }
    } catch {
      facts.problems = [
        SourceProblem(kind: "syntax_error", offset: UInt32(error.offset), message: error.message + "; the rest was not read")
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

  /// What stands beside a scene's controller, or in the document that an object loads, is a part of that one.
  private mutating func join(_ group: (objects: Int, segues: Int)) {
    let all = group.objects..<facts.objects.count
    let leaders = all.filter { facts.objects[$0].top == Int32($0) && facts.objects[$0].isLeader }
    guard leaders.count == 1 else { return }
    for index in all where !leaders.contains(index) { facts.objects[index].top = Int32(leaders[0]) }
    for index in group.segues..<facts.segues.count { facts.segues[index].source = Int32(leaders[0]) }
  }

  // MARK: Elements

  private mutating func read(_ name: Range<Int>) -> Element {
    let outer = open.last
    var element = Element(name: name, group: nil, top: outer?.top ?? -1)
    if outer?.group != nil {
      element.top = Int32(facts.objects.count)
      addObject(ElementKind.of(source[name], value("placeholderIdentifier"), value("id")), top: element.top)
    } else if `is`(name, "segue") {
      addSegue(from: element.top)
      if value("customClass") != nil { addObject(.other, top: element.top) }
    } else if `is`(name, "objects") {
      element.group = (facts.objects.count, facts.segues.count)
    } else if `is`(name, "document") {
      facts.initial = value("initialViewController").map { intern($0) } ?? .none
    } else if element.top >= 0, value("customClass") != nil {
      addObject(ElementKind.of(source[name], nil, nil), top: element.top)
    }
    return element
  }

  private mutating func addObject(_ kind: InterfaceObject.Kind, top: Int32) {
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

  private mutating func addSegue(from top: Int32) {
    guard top >= 0, let destination = value("destination"), !destination.isEmpty else { return }
    let kind = value("kind")
    if kind.map({ `is`($0, "unwind") }) ?? false { return }
    let isContainment = kind.map { `is`($0, "embed") || `is`($0, "relationship") } ?? false
    facts.segues.append(
      InterfaceSegue(
        source: top, destination: intern(destination), isContainment: isContainment,
        offset: UInt32(destination.lowerBound), end: UInt32(destination.upperBound)))
  }

  // MARK: Text

  private func `is`(_ range: Range<Int>, _ word: StaticString) -> Bool {
    range.count == word.utf8CodeUnitCount
      && source[range].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Where the value of an attribute of the current tag stands.
  private func value(_ name: StaticString) -> Range<Int>? {
    tags.attributes.first { `is`($0.name, name) }?.value
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: source[range].prefix(64), as: UTF8.self) }

  private mutating func intern(_ range: Range<Int>) -> Name {
    let bytes = source[range]
    return bytes.contains(UInt8(ascii: "&"))
      ? facts.names.intern(XMLText.decode(bytes)) : facts.names.intern(UnsafeBufferPointer(rebasing: bytes))
  }
}

extension InterfaceObject {
  fileprivate var isLeader: Bool { kind == .viewController || (kind == .filesOwner && !className.isNone) }
}
