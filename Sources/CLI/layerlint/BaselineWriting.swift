import Baselines
import Linting
import Reports

/// Writes a baseline and says how it differs from the last, even when quiet: it is what was asked for.
enum BaselineWriting {
  static func write(_ update: BaselineUpdate) throws(WritingError) {
    try ReportFile(path: update.path).write(update.text)
    if let replaced = update.replaced { Console.tell([Complaint.line(forNote: replaced)]) }
    if !update.parts.isEmpty {
      let parts = update.parts.joined(separator: ", ")
      Console.tell([Complaint.line(forNote: "the baseline is written only for \(parts); other entries stay as they are")])
    }
    let renamed = update.renamed > 0 ? ", \(grouped(update.renamed)) renamed or moved" : ""
    let changes = "+\(grouped(update.added))/−\(grouped(update.removed))\(renamed)"
    let changed = update.changed > 0 ? ", \(grouped(update.changed)) with other measures" : ""
    let entries = "\(grouped(update.count)) \(update.count == 1 ? "entry" : "entries")"
    Console.tell([Complaint.line(forNote: "baseline \(update.path): \(entries), \(changes)\(changed)")])
  }
}
