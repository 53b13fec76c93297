import Briefs
import Findings
import GraphDocuments

extension Linter {
  /// Returns what to know before editing a type or file, given by its name or path.
  public func brief(_ name: String) throws(UsageError) -> BriefDocument {
    let (result, rules) = lintedRules()
    let brief = Brief(analysis.model, analysis.positions, findings: result.findings, rules: rules)
    var document =
      switch try PartName(name, in: analysis.model) {
      case .type(let type): brief.document(ofType: type)
      case .file(let file): brief.document(ofFile: file)
      }
    document.notes = analysis.notes
    closeStore()
    return document
  }
}
