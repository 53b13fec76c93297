import ArgumentParser
import Findings
import Reports

/// One argument of `--format`: `FORMAT[:FILE]`.
struct ReportRequest: Equatable {
  var format: ReportFormat
  /// Nil for standard output.
  var file: String?

  init(_ argument: String) throws {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = ReportFormat(rawValue: parts[0]) else {
      throw ValidationError(unknownName("format", parts[0], among: ReportFormat.allCases.map(\.rawValue)))
    }
    if parts.count == 2, parts[1].isEmpty { throw ValidationError("a file name is missing behind '\(argument)'") }
    self.format = format
    file = parts.count == 2 ? parts[1] : nil
  }

  init(format: ReportFormat, file: String? = nil) {
    self.format = format
    self.file = file
  }

  /// Throws if two reports have the same destination.
  static func checkPlaces(_ requests: [ReportRequest]) throws {
    var places: Set<String?> = []
    for request in requests where !places.insert(request.file).inserted {
      let place = request.file.map { "'\($0)'" } ?? "standard output"
      throw ValidationError("two reports for \(place); give one a file of its own: --format json:report.json")
    }
  }
}
