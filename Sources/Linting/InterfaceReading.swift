import DependencyGraph
import Findings
import InterfaceScanning
import Workspace

/// The facts of all storyboards and xibs, and what could not be read.
struct InterfaceReading {
  private(set) var files: [InterfaceFile] = []
  private(set) var problems: [Problem] = []

  private enum Outcome: Sendable {
    case file(InterfaceFile)
    case failed(Problem)
  }

  init(_ workspace: Workspace, jobs: Int) {
    if workspace.interfaces.isEmpty { return }
    let slots = Slots<Outcome>(workspace.interfaces.count)
    concurrently(Array(workspace.interfaces.indices), jobs: jobs) { index in
      slots[index] = Self.read(workspace.interfaces[index], of: workspace)
    }
    for index in workspace.interfaces.indices {
      switch slots.take(index) {
      case .file(let file):
        files.append(file)
        problems += file.facts.problems.map { problem in
          Problem(
            kind: problem.kind, message: problem.message, file: file.path,
            line: file.facts.lines.line(at: problem.offset).line)
        }
      case .failed(let problem): problems.append(problem)
      case nil: break
      }
    }
  }

  private static func read(_ file: WorkspaceFile, of workspace: Workspace) -> Outcome {
    do {
      let facts = try workspace.read(file).withUnsafeBufferPointer { InterfaceScanner.scan($0) }
      return .file(InterfaceFile(path: file.path, modules: file.modules.map(Int32.init), facts: facts))
    } catch {
      return .failed(Problem(error))
    }
  }
}
