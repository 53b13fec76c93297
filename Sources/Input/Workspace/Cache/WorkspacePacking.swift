import SourceFacts
import Storage
import Tables

extension Workspace {
  /// Packs everything that does not follow from the search and the options.
  func pack(_ options: WorkspaceOptions, _ walk: FolderWalk, into packing: inout Packing) {
    packing.add(walk.places(of: files.lazy.map(\.path)))
    packing.add(files.moduleNumbers)
    packing.add(interfaces.map(\.path))
    packing.add(interfaces.moduleNumbers)
    packing.add(modules.elements)
    packing.add(targets.elements)
    packing.add(UInt32(headers.count))
    for header in headers {
      packing.add(header.bridging)
      packing.add(header.prefix)
    }
    packing.add(SkipReason.allCases.map { reason in skipped.first { $0.reason == reason }?.count ?? 0 })
    packing.add(walk.places(of: leftOut))
    packing.add(moved.map(\.from))
    packing.add(moved.map(\.to))
    packing.add(adopted)
    packing.add((options.include + options.exclude).map(unmatched.contains))
    packing.add(problems.map(\.kind.rawValue))
    packing.add(problems.map(\.message))
    packing.add(problems.map(\.file))
    packing.add(problems.map { $0.line ?? -1 })
    packing.add(OptionalID(baseModule))
  }

  /// - Parameter walk: not sorted yet.
  init?(_ packed: inout Unpacking, _ options: WorkspaceOptions, _ walk: FolderWalk) {
    (base, folder, hidden, overlay) = (walk.base, walk.opened, Set(walk.hidden), options.overlay)
    guard let sources = walk.sources(at: packed.list()) else { return nil }
    files = Self.files(sources, &packed)
    interfaces = Self.files(packed.texts(), &packed)
    modules = Table(packed.texts())
    targets = Table(packed.texts())
    headers = []
    for _ in 0..<packed.count() where !packed.isBroken {
      headers.append(ModuleHeaders(bridging: packed.texts(), prefix: packed.texts()))
    }
    skipped = zip(SkipReason.allCases, packed.list(of: Int.self)).filter { $1 > 0 }.map {
      SkippedFiles(reason: $0, count: $1)
    }
    guard let leftOut = walk.sources(at: packed.list()) else { return nil }
    self.leftOut = leftOut
    moved = zip(packed.texts(), packed.texts()).map { MovedFile(from: $0, to: $1) }
    adopted = packed.texts()
    unmatched = zip(options.include + options.exclude, packed.list(of: Bool.self)).filter(\.1).map(\.0)
    let (kinds, messages) = (packed.texts(), packed.texts())
    let (places, lines) = (packed.texts(), packed.list(of: Int.self))
    problems = zip(zip(kinds, messages), zip(places, lines)).map { what, place in
      WorkspaceProblem(
        kind: WorkspaceProblem.Kind(rawValue: what.0) ?? .unreadableSource, message: what.1, file: place.0,
        line: place.1 < 0 ? nil : place.1)
    }
    baseModule = packed.value(or: OptionalID.none).id
  }

  private static func files(_ paths: [String], _ packed: inout Unpacking) -> [WorkspaceFile] {
    let numbers = packed.list(of: Int32.self)
    var next = 0
    // Usually the same as for the previous file, and then stored once.
    var modules: [ModuleID] = []
    return paths.map { path in
      let start = min(next + 1, numbers.count)
      let end = next < start ? min(numbers.count, start + max(0, Int(numbers[next]))) : start
      next = end
      if !numbers[start..<end].elementsEqual(modules, by: { $0 == $1.raw }) {
        modules = numbers[start..<end].map { ModuleID(raw: $0) }
      }
      return WorkspaceFile(path: path, modules: modules)
    }
  }
}

extension [WorkspaceFile] {
  /// The number of modules of each file, and the modules.
  public var moduleNumbers: [Int32] {
    var numbers: [Int32] = []
    numbers.reserveCapacity(count * 2)
    for index in indices {
      numbers.append(Int32(self[index].modules.count))
      for module in self[index].modules { numbers.append(module.raw) }
    }
    return numbers
  }
}
