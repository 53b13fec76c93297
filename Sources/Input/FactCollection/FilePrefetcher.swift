import Foundation
import Storage
import Threads
import Workspace

/// Prefetches files on a separate thread while other files are still being found. It reads all files that are not
/// excluded by their name. Which of them are part of the workspace is known only when all project files are read.
public final class FilePrefetcher: @unchecked Sendable {
  private let workspace: Workspace
  private let includesGenerated: @Sendable (String) -> Bool
  /// Guards `found` and `isOver`.
  private let condition = NSCondition()
  /// Found files that are not read yet. The last one is read first.
  private var found: [String] = []
  private var isOver = false
  private var selection: NameSelection
  /// Keyed by the bytes of the path, since different paths may be equal as strings.
  private var collected: [[UInt8]: CollectedFile] = [:]
  private var thread: DeepThread?

  /// - Parameter includesGenerated: whether generated code at a path is checked.
  public init(_ options: WorkspaceOptions, includesGenerated: @escaping @Sendable (String) -> Bool) {
    workspace = Workspace(unexplored: options)
    selection = NameSelection(options)
    self.includesGenerated = includesGenerated
    thread = DeepThread { [self] in read() }
  }

  /// Adds a found file.
  public func add(_ path: String) {
    condition.withLock {
      found.append(path)
      if found.count == 1 { condition.signal() }
    }
  }

  /// Stops reading, and returns the files of the workspace that were read.
  public func finish(_ workspace: Workspace) -> TouchedFiles {
    condition.withLock {
      isOver = true
      condition.signal()
    }
    thread?.join()
    return TouchedFiles(collected, of: workspace)
  }

  private func read() {
    let text = TextBuffer()
    while let path = next() {
      if !selection.admits(path) { continue }
      let file = WorkspaceFile(path: path, modules: [])
      let reading = CollectedFile(file, of: workspace, nil, nil, text, includesGenerated: includesGenerated)
      // The file may be readable later.
      if case .failed = reading.outcome { continue }
      collected[Array(path.utf8)] = reading
    }
  }

  /// Waits for a file; nil when reading stops.
  private func next() -> String? {
    condition.withLock {
      while found.isEmpty, !isOver { condition.wait() }
      return isOver ? nil : found.popLast()
    }
  }
}
