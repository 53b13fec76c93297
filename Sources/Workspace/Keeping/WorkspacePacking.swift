import SourceFacts

extension Workspace {
  /// What a walk and the options do not tell.
  func pack(_ options: WorkspaceOptions, into packing: inout Packing) {
    for list in [files, interfaces] {
      packing.add(list.map(\.path))
      packing.add(list.map { Int32($0.modules.count) })
      packing.add(list.flatMap(\.modules).map { Int32($0) })
    }
    packing.add(modules)
    packing.add(targets)
    packing.add(UInt32(headers.count))
    for header in headers {
      packing.add(header.bridging)
      packing.add(header.prefix)
    }
    packing.add(SkipReason.allCases.map { reason in skipped.first { $0.reason == reason }?.count ?? 0 })
    packing.add(leftOut)
    packing.add(moved.map(\.from))
    packing.add(moved.map(\.to))
    packing.add((options.include + options.exclude).map(unmatched.contains))
    packing.add(problems.map(\.kind.rawValue))
    packing.add(problems.map(\.message))
    packing.add(problems.map(\.file))
    packing.add(problems.map { $0.line ?? -1 })
    packing.add(baseModule ?? -1)
  }

  init(_ packed: inout Unpacking, _ options: WorkspaceOptions, _ walk: FolderWalk) {
    (base, folder, hidden, overlay) = (walk.base, walk.opened, Set(walk.hidden), options.overlay)
    files = Self.files(&packed)
    interfaces = Self.files(&packed)
    modules = packed.texts()
    targets = packed.texts()
    headers = []
    for _ in 0..<packed.count() where !packed.isBroken {
      headers.append(ModuleHeaders(bridging: packed.texts(), prefix: packed.texts()))
    }
    skipped = zip(SkipReason.allCases, packed.list(of: Int.self)).filter { $1 > 0 }.map { SkippedFiles(reason: $0, count: $1) }
    leftOut = packed.texts()
    moved = zip(packed.texts(), packed.texts()).map { MovedFile(from: $0, to: $1) }
    unmatched = zip(options.include + options.exclude, packed.list(of: Bool.self)).filter(\.1).map(\.0)
    let (kinds, messages) = (packed.texts(), packed.texts())
    let (places, lines) = (packed.texts(), packed.list(of: Int.self))
    problems = zip(zip(kinds, messages), zip(places, lines)).map { what, place in
      WorkspaceProblem(
        kind: WorkspaceProblem.Kind(rawValue: what.0) ?? .unreadableSource, message: what.1, file: place.0,
        line: place.1 < 0 ? nil : place.1)
    }
    let baseModule = packed.value(or: -1)
    self.baseModule = baseModule < 0 ? nil : baseModule
  }

  private static func files(_ packed: inout Unpacking) -> [WorkspaceFile] {
    let (paths, counts, modules) = (packed.texts(), packed.list(of: Int32.self), packed.list(of: Int32.self))
    var next = 0
    return zip(paths, counts).map { path, count in
      let end = min(modules.count, next + max(0, Int(count)))
      defer { next = end }
      return WorkspaceFile(path: path, modules: modules[next..<end].map { Int($0) })
    }
  }
}
