import Testing

@testable import Findings

@Suite struct FindingDifferenceTests {
  private static func finding(_ subject: String, _ targets: String..., file: String = "Feed.swift") -> Finding {
    var finding = Finding(
      rule: "singleton_access", severity: .warning, message: "\(subject) uses \(targets.joined(separator: " and "))",
      position: Position(file: file, line: 1, column: 1), endLine: 1, endColumn: 2, subject: subject)
    finding.target = targets.first.map { Finding.Target(name: $0) }
    finding.key = FindingKey(rule: finding.rule, subject: subject, target: targets.first ?? "", file: file)
    finding.others = targets.dropFirst().map { target in
      Finding.Part(
        target: Finding.Target(name: target), position: Position(file: file, line: 2, column: 1),
        key: FindingKey(rule: finding.rule, subject: subject, target: target, file: file))
    }
    finding.fault = FindingKey(rule: finding.rule, subject: subject, file: file)
    finding.wording = Finding.Wording(
      message: Finding.Sentence(before: "\(subject) uses ", name: targets.first ?? "", after: ""))
    return finding
  }

  /// A finding about several users of one target.
  private static func head(_ target: String, usedBy users: String...) -> Finding {
    var head = Finding(
      rule: "singleton_access", severity: .warning, message: "\(users.count) types use \(target)",
      position: Position(file: "Store.swift", line: 1, column: 1), endLine: 1, endColumn: 2, subject: target)
    head.share = .head
    head.evidence = users.flatMap { user in
      [1, 2].map { Evidence(position: Position(file: "\(user).swift", line: $0, column: 1), note: user) }
    }
    return head
  }

  private func messages(_ before: [Finding], _ after: [Finding]) -> [[String]] {
    let difference = FindingDifference(from: before, to: after)
    return [difference.new.map(\.message), difference.gone.map(\.message)]
  }

  @Test func onlyTheNewTargetIsNew() {
    let before = [Self.finding("Feed", "Store")]
    let after = [Self.finding("Feed", "Store", "Disk", "Cache")]
    #expect(messages(before, after) == [["Feed uses Disk and Cache"], []])
    #expect(messages(after, before) == [[], ["Feed uses Disk and Cache"]])
    #expect(FindingDifference(from: before, to: after).new.map(\.position.line) == [2])
  }

  @Test func otherTargetsAreOtherFindings() {
    #expect(
      messages([Self.finding("Feed", "Store")], [Self.finding("Feed", "Disk")])
        == [["Feed uses Disk"], ["Feed uses Store"]])
  }

  /// One finding about several users becomes one for each of them.
  @Test func groupingDoesNotMatter() {
    let together = [Self.head("Store", usedBy: "Feed", "Note")]
    let apart = [Self.finding("Feed", "Store"), Self.finding("Note", "Store", file: "Note.swift")]
    #expect(messages(together, apart) == [[], []])
    #expect(messages(apart, together) == [[], []])
  }

  /// Its measures show that it grew.
  @Test func moreUsersOfATargetAreNotANewFinding() {
    let two = [Self.head("Store", usedBy: "Feed", "Note")]
    let three = [Self.head("Store", usedBy: "Feed", "Note", "Tag")]
    #expect(messages(two, three) == [[], []])
    #expect(messages([Self.finding("Feed", "Store")], three) == [["3 types use Store"], []])
    #expect(messages(three, [Self.finding("Feed", "Store")]) == [[], ["3 types use Store"]])
  }

  @Test func namesakeInANewFileIsNew() {
    let mac = Self.finding("Feed", "Store", file: "Mac/Feed.swift")
    let phone = Self.finding("Feed", "Store", file: "iOS/Feed.swift")
    #expect(FindingDifference(from: [phone], to: [mac, phone]).new.map(\.position.file) == ["Mac/Feed.swift"])
    #expect(FindingDifference(from: [mac], to: [phone]).new.isEmpty)
  }

  @Test func renamedFilesKeepTheirFindings() {
    var before = Self.finding("Feed.swift")
    before.wording = nil
    var after = before
    after.key.file = "List.swift"
    after.fault?.file = "List.swift"
    #expect(FindingDifference(from: [before], to: [after]).new.count == 1)
    let renamed = FindingDifference(from: [before], to: [after], oldPath: { $0 == "Feed.swift" ? "List.swift" : $0 })
    #expect(renamed.new.isEmpty && renamed.gone.isEmpty)
  }
}
