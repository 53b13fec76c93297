import Foundation
import SwiftScanning
import Threads
import Workspace

/// Reads files, on a thread of its own, while others are still being found: those that names alone do not leave out. Which of them
/// are wanted is known when all projects are read.
public final class ReadAhead: @unchecked Sendable {
  private let workspace: Workspace
  private let keepsGenerated: @Sendable (String) -> Bool
  /// Guards what follows, up to `isOver`.
  private let condition = NSCondition()
  /// Those that were met, the last one first to be read.
  private var met: [String] = []
  private var isReading = false
  private var isOver = false
  private var selection: NameSelection
  /// By the bytes of the path: paths may differ that are equal as texts.
  private var readings: [[UInt8]: FileReading] = [:]

  /// - Parameter keepsGenerated: whether generated code is judged at a path.
  public init(_ options: WorkspaceOptions, keepsGenerated: @escaping @Sendable (String) -> Bool) {
    workspace = Workspace(unexplored: options)
    selection = NameSelection(options)
    self.keepsGenerated = keepsGenerated
    let thread = Thread { [self] in read() }
    thread.stackSize = deepStack
    thread.start()
  }

  /// A file was met.
  public func add(_ path: String) {
    condition.withLock {
      met.append(path)
      if met.count == 1 { condition.signal() }
    }
  }

  /// No other file comes: what was read so far of those that are wanted. Nothing is read any more then; a thread that could not be
  /// started is not waited for.
  public func finish(_ workspace: Workspace) -> TouchedFiles {
    condition.withLock {
      isOver = true
      condition.signal()
      while isReading { condition.wait() }
    }
    return TouchedFiles(readings, of: workspace)
  }

  private func read() {
    condition.withLock { isReading = !isOver }
    let memory = ScanMemory()
    while let path = next() {
      if !selection.admits(path) { continue }
      let file = WorkspaceFile(path: path, modules: [])
      let reading = FileReading(file, of: workspace, nil, nil, memory, keepsGenerated: keepsGenerated)
      // It may be there another time.
      if case .failed = reading.outcome { continue }
      readings[Array(path.utf8)] = reading
    }
    condition.withLock {
      isReading = false
      condition.signal()
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
