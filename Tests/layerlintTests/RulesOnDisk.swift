import Findings
import Foundation
import RuleDocuments

/// The rules with all their examples, from the folder `Rules/`. The program contains only the examples that it shows.
enum RulesOnDisk {
  static let all: [RuleDescription] = {
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return (try? RuleFolder(ofCheckout: checkout))?.descriptions ?? []
  }()
}
