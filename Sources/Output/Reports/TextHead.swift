import Findings
import LowLevel

/// An overview of the app in five lines: its size and kind, its layers, its packs, and the three worst findings.
struct TextHead {
  private let result: LintResult
  private let sections: FindingSections
  private let setting: ReportSetting
  private static let worstShown = 3
  private static let labelWidth = 8

  init(_ result: LintResult, _ sections: FindingSections, _ setting: ReportSetting) {
    self.result = result
    self.sections = sections
    self.setting = setting
  }

  func write(to text: inout GrowingText) {
    guard let overview = result.overview else { return }
    let size = "\(counted(result.files, "file")), \(counted(result.lines, "line"))"
    add("App", "\(size): \(overview.kind)", to: &text)
    add("Layers", overview.layers, to: &text)
    add("Packs", overview.packs, to: &text)
    let worst = sections.worst(Self.worstShown)
    // With few findings, the worst ones are not listed separately.
    if result.findings.count > Self.worstShown {
      for (number, index) in worst.enumerated() {
        let finding = result.findings[index]
        let place = "\(finding.position.file):\(finding.position.line)"
        add(number == 0 ? "Worst" : "", "\(number + 1). \(finding.message) (\(place))", to: &text)
      }
    }
    text.endLine()
  }

  private func add(_ label: String, _ words: String, to text: inout GrowingText) {
    if words.isEmpty { return }
    var label = label
    words.forEachLine(of: setting.width - Self.labelWidth) { line in
      if !label.isEmpty { text += setting.ink(.bold, label) }
      text.add(spaces: Self.labelWidth - label.utf8.count)
      text.add(line)
      text.endLine()
      label = ""
    }
  }
}
