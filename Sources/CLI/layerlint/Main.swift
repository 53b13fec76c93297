import ArgumentParser
import Findings
import Foundation
import Linting
import Reports

@main enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == [LintRequest.workArgument] { return LintRequest.work() }
    if LintRequest.readIndex(arguments) { return }
    LintRequest.layOutMemory()
    // Exceeding a file size limit becomes a failure of `write`, with a message.
    signal(SIGXFSZ, SIG_IGN)
    exit(run(arguments).rawValue)
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    do {
      var command = try LayerlintCommand.command(arguments)
      try command.run()
      return .clean
    } catch {
      return report(error)
    }
  }

  /// Prints an error to standard output or standard error, and returns the exit status.
  private static func report(_ error: any Error) -> ExitStatus {
    if let status = error as? ExitStatus { return status }
    if let lines = Diagnostics.lines(for: error) {
      Console.report(lines)
      return .unusable
    }
    let message = LayerlintCommand.fullMessage(for: error)
    guard LayerlintCommand.exitCode(for: error) == .success else {
      Console.report([OptionHints.message(message)])
      return .unusable
    }
    try? Console.write(message.hasSuffix("\n") ? message : "\(message)\n")
    return .clean
  }
}
