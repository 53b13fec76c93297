import Baselines
import Linting
import Reports

/// Writes a baseline and prints a summary of the changes, even with `--quiet`, since it was requested explicitly.
enum BaselineWriter {
  static func write(_ update: BaselineUpdate, base: String) throws(WritingError) {
    try ReportFile(path: update.path, base: base).write(update.text)
    if let replaced = update.replaced { Console.report([Diagnostics.line(forNote: replaced)]) }
    if !update.parts.isEmpty {
      let parts = update.parts.joined(separator: ", ")
      Console.report([
        Diagnostics.line(forNote: "the baseline is written only for \(parts); other entries stay as they are")
      ])
    }
    Console.report(update.raised.map { Diagnostics.line(forNote: "raised: \($0)") })
    let renamed = update.renamed > 0 ? ", \(grouped(update.renamed)) renamed or moved" : ""
    let changes = "+\(grouped(update.added))/−\(grouped(update.removed))\(renamed)"
    let changed = update.changed > 0 ? ", \(grouped(update.changed)) with other measures" : ""
    var entries = "\(grouped(update.count)) \(update.count == 1 ? "entry" : "entries")"
    if let findings = update.findings, findings != update.count {
      entries += " for \(grouped(findings)) \(findings == 1 ? "finding" : "findings")"
    }
    Console.report([Diagnostics.line(forNote: "baseline \(update.path): \(entries), \(changes)\(changed)")])
  }
}
