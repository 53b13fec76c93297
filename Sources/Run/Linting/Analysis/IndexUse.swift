import DependencyGraph
import Foundation
import IndexFacts
import SourceFacts
import Threads
import Workspace

/// Reads the compiler's index store on a separate thread while the sources are scanned.
final class IndexUse: @unchecked Sendable {
  private var thread: DeepThread?
  private var reading: ProjectIndex?

  init(_ workspace: Workspace, _ request: LintRequest) {
    let base = workspace.base
    let store = request.indexStorePath.map { $0.hasPrefix("/") ? $0 : "\(request.currentFolder)/\($0)" }
    let worker = request.worker.map { (executable: $0, arguments: [LintRequest.indexWorkArgument]) }
    // Most projects have no index store. Without a second thread, memory is allocated without locks.
    guard request.facts == nil, store != nil || ProjectIndex.hasStore(for: base) else { return }
    thread = DeepThread { [self] in reading = ProjectIndex(base: base, store: store, worker: worker) }
  }

  /// Waits for the thread and returns its result.
  private var result: ProjectIndex? {
    thread?.join()
    return reading
  }

  var facts: IndexedFacts? { result?.facts }

  /// Notes for the user about the coverage of the index. Call this after the graph is built.
  func notes(_ graph: DependencyGraph) -> [String] {
    if let note = result?.note { return [note] }
    guard let facts else { return [] }
    let sources = Set(graph.files.map(\.path).filter { WorkspaceFile.Language(path: $0) == .swift })
    let known = facts.files.filter { sources.contains($0.path) }
    let used = graph.indexed.count { $0 }
    let changed = known.count - used
    var parts: [String] = []
    if changed > 0 { parts.append("\(changed) changed since") }
    if known.count < sources.count { parts.append("\(sources.count - known.count) not built") }
    let rest = parts.isEmpty ? "" : "; \(parts.joined(separator: ", ")): read from source"
    return ["index: covers \(used) of \(sources.count) Swift files\(rest)"]
  }
}
