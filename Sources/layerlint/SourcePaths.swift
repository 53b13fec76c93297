import Findings
import Foundation

/// Checks of the PATH arguments.
enum SourcePaths {
  static func check(_ paths: [String], commands: [String] = []) throws(UsageError) {
    for path in paths where access(path, F_OK) != 0 {
      var message = "no such file or folder: '\(path)'"
      if !path.contains("/"), let command = nearestSpelling(of: path, among: commands) {
        message += "; did you mean the command '\(command)'?"
      }
      throw .usage(message)
    }
  }
}
