import Findings
import Foundation
import RuleDocuments

/// The rules with all their examples, as the folder `Rules/` has them: the program holds those that it shows.
enum RulesOnDisk {
  static let all: [RuleDescription] = {
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return (try? RuleFolder(ofCheckout: checkout))?.descriptions ?? []
  }()
}
