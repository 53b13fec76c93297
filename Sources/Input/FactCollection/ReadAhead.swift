import Foundation
import SwiftScanning
import Threads
import Workspace

/// Reads files, on a thread of its own, while others are still being found: those that names alone do not leave out. Which of them
/// are wanted is known when all projects are read.
public final class ReadAhead: @unchecked Sendable {
  private let workspace: Workspace
  private let keepsGenerated: @Sendable (String) -> Bool
  /// Guards `met` and `isOver`.
  private let condition = NSCondition()
  /// Those that were met, the last one first to be read.
  private var met: [String] = []
  private var isOver = false
  private var selection: NameSelection
  /// By the bytes of the path: paths may differ that are equal as texts.
  private var readings: [[UInt8]: FileReading] = [:]
  private var thread: DeepThread?

  /// - Parameter keepsGenerated: whether generated code is judged at a path.
  public init(_ options: WorkspaceOptions, keepsGenerated: @escaping @Sendable (String) -> Bool) {
    workspace = Workspace(unexplored: options)
    selection = NameSelection(options)
    self.keepsGenerated = keepsGenerated
    thread = DeepThread { [self] in read() }
  }

  /// A file was met.
  public func add(_ path: String) {
    condition.withLock {
      met.append(path)
      if met.count == 1 { condition.signal() }
    }
  }

  /// No other file comes: what was read so far of those that are wanted. Nothing is read after that.
  public func finish(_ workspace: Workspace) -> TouchedFiles {
    condition.withLock {
      isOver = true
      condition.signal()
    }
    thread?.join()
    return TouchedFiles(readings, of: workspace)
  }

  private func read() {
    let memory = ScanMemory()
    while let path = next() {
      if !selection.admits(path) { continue }
      let file = WorkspaceFile(path: path, modules: [])
      let reading = FileReading(file, of: workspace, nil, nil, memory, keepsGenerated: keepsGenerated)
      // It may be there another time.
      if case .failed = reading.outcome { continue }
      readings[Array(path.utf8)] = reading
    }
  }

  /// Waits for one; nil when there is to be an end.
  private func next() -> String? {
    condition.withLock {
      while met.isEmpty, !isOver { condition.wait() }
      return isOver ? nil : met.popLast()
    }
  }
}
