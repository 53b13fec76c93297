import Findings
import Metrics

extension Linter {
  /// Returns the metrics of the parts of the project that are reported on.
  public func metrics(_ level: MetricsLevel) -> MetricsDocument {
    var document = PartMetrics(level, of: analysis.model, analysis.positions).document(
      reports: project.reported.contains)
    document.notes = analysis.notes
    if level == .layer, document.parts.isEmpty {
      document.notes.append("no layers were found: --level folder or module shows other parts")
    }
    document.problems = analysis.problems
    closeStore()
    return document
  }
}
