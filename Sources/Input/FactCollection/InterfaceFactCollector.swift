import FactStore
import Findings
import InterfaceScanning
import SourceFacts
import Storage
import Threads
import Workspace

/// Collects the facts of all storyboards and xibs, and the files that could not be read.
public struct InterfaceFactCollector {
  public private(set) var files: [InterfaceFile] = []
  public private(set) var problems: [Problem] = []
  /// The state of each file that a later run can recognize by its stamp.
  public private(set) var seen: [FactStore.Seen] = []
  /// The number of files that were scanned.
  public private(set) var scanned = 0

  private enum Outcome: Sendable {
    case file(InterfaceFile, ContentHash, FileStamp, isNew: Bool)
    case failed(Problem)
  }

  public init(_ workspace: Workspace, jobs: Int, store: FactStore?, touched: TouchedFiles = TouchedFiles()) {
    if workspace.interfaces.isEmpty { return }
    let known = touched.untouched
    let slots = Slots<Outcome>(workspace.interfaces.count)
    concurrently(Array(workspace.interfaces.indices), jobs: jobs) { index in
      let seen = known.isEmpty ? nil : known[workspace.files.count + index]
      slots[index] = Self.read(workspace.interfaces[index], of: workspace, store, seen)
    }
    for index in workspace.interfaces.indices {
      switch slots.take(index) {
      case .file(let file, let hash, let stamp, let isNew):
        add(file)
        if isNew { scanned += 1 }
        if stamp != .none { seen.append(FactStore.Seen(path: file.path, stamp: stamp, hash: hash)) }
      case .failed(let problem): problems.append(problem)
      case nil: break
      }
    }
  }

  /// Takes all facts from files of facts.
  public init(_ workspace: Workspace, of tree: FactsTree) {
    for file in workspace.interfaces {
      if let facts = tree.interface(file.path) {
        add(InterfaceFile(path: file.path, modules: file.modules, facts: facts))
      } else {
        problems.append(tree.failure(file.path) ?? FactsTree.damage(file.path))
      }
    }
  }

  private mutating func add(_ file: InterfaceFile) {
    files.append(file)
    problems += file.facts.problems.map { problem in
      Problem(
        kind: problem.kind, message: problem.message, file: file.path,
        line: file.facts.lines.line(at: problem.offset).line)
    }
  }

  private static func read(_ file: WorkspaceFile, of workspace: Workspace, _ store: FactStore?, _ seen: FactStore.Seen?)
    -> Outcome
  {
    func outcome(_ facts: InterfaceFacts, _ hash: ContentHash, _ stamp: FileStamp, isNew: Bool) -> Outcome {
      .file(InterfaceFile(path: file.path, modules: file.modules, facts: facts), hash, stamp, isNew: isNew)
    }
    if let store, let seen = seen ?? workspace.stamp(of: file).flatMap({ store.seen(file.path, $0) }),
      let facts = store.interface(seen.hash.marked(keyMark))
    {
      return outcome(facts, seen.hash, seen.stamp, isNew: false)
    }
    do {
      var stamp = FileStamp.none
      let bytes = try workspace.read(file, &stamp)
      let hash = ContentHash(bytes)
      if let facts = store?.interface(hash.marked(keyMark)) { return outcome(facts, hash, stamp, isNew: false) }
      let facts = InterfaceScanner.scan(bytes)
      store?.save(facts, hash.marked(keyMark))
      return outcome(facts, hash, stamp, isNew: true)
    } catch {
      return .failed(Problem(error))
    }
  }

  /// Returns the current state of a touched file; nil if it cannot be read.
  public static func seen(_ file: WorkspaceFile, of workspace: Workspace) -> FactStore.Seen? {
    var stamp = FileStamp.none
    guard let bytes = try? workspace.read(file, &stamp), stamp != .none else { return nil }
    return FactStore.Seen(path: file.path, stamp: stamp, hash: ContentHash(bytes))
  }

  private static let keyMark: UInt64 = 6
}
