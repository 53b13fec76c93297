import Findings
import JSON
import LowLevel
import Reports

/// The data of the page as JSON, which `Assets/model.js` reads.
struct PageData {
  private let page: PageDocument
  private let result: LintResult
  private let setting: ReportSetting
  private let fileNumbers: [String: Int]

  init(_ page: PageDocument, _ result: LintResult, _ setting: ReportSetting) {
    (self.page, self.result, self.setting) = (page, result, setting)
    fileNumbers = Dictionary(page.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The JSON document, without characters that could end a script element.
  var text: String {
    let json = JSONWriter.document { writer in
      writer.member("title", page.title.visible)
      writer.member("inferred", page.areLayersInferred)
      addParts(&writer)
      addTypes(&writer)
      writer.member("links", String(decoding: links, as: UTF8.self))
      addScreens(&writer)
      addControllers(&writer)
      addCycles(&writer)
      addSource(&writer)
    }
    return json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }

  private func addParts(_ writer: inout JSONWriter) {
    writer.member("layers") { writer in
      writer.list(page.layers, .line) { writer, layer in
        writer.object(.line) {
          $0.member("name", layer.name.visible)
          $0.member("parent", layer.parent)
          $0.member("rank", layer.rank)
          $0.member("paths") { $0.list(layer.paths, .line) { $0.string($1.visible) } }
        }
      }
    }
    writer.strings("modules", page.modules)
    writer.strings("paths", page.files.map(\.path))
    writer.numbers("fileLines", page.files.map(\.lines))
    writer.numbers("fileLayer", page.files.map { $0.layer ?? -1 })
    writer.numbers("fileModule", page.files.map { $0.module ?? -1 })
  }

  private func addTypes(_ writer: inout JSONWriter) {
    var kinds: [String] = []
    var kindNumbers: [String: Int] = [:]
    let kindOfType = page.types.map { type in
      if let known = kindNumbers[type.kind] { return known }
      kindNumbers[type.kind] = kinds.count
      kinds.append(type.kind)
      return kinds.count - 1
    }
    writer.strings("typeNames", page.types.map(\.name))
    writer.strings("kinds", kinds)
    writer.numbers("typeKind", kindOfType)
    writer.numbers("typeFile", page.types.map(\.file))
    writer.numbers("typeLine", page.types.map(\.line))
    writer.numbers("typeLines", page.types.map(\.lines))
    writer.member("roles") { writer in
      let roles = page.types.enumerated().flatMap { index, type in type.roles.map { (index, $0) } }
      writer.list(roles, .line) { writer, role in
        writer.row { row in
          row.number(role.0)
          row.string(role.1.role)
          row.string(role.1.because.visible)
        }
      }
    }
  }

  /// For each link: source file (difference to the previous one), target file, source and target type (from 1; 0 for
  /// none), lines (differences), upward references, lines of violations (differences).
  private var links: [UInt8] {
    var numbers = PackedNumbers()
    numbers.add(page.links.count)
    var last = 0
    for link in page.links {
      numbers.add(link.fromFile - last)
      last = link.fromFile
      numbers.add(link.toFile)
      numbers.add((link.fromType ?? -1) + 1)
      numbers.add((link.toType ?? -1) + 1)
      numbers.add(differences: link.lines)
      numbers.add(link.upward)
      if link.upward > 0 { numbers.add(differences: link.violations) }
    }
    return numbers.text
  }

  private func addScreens(_ writer: inout JSONWriter) {
    let screens = page.screens
    let numbers = Dictionary(
      screens.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    writer.member("screens") { writer in
      writer.list(screens.nodes, .line) { writer, node in
        writer.row { row in
          row.string(node.id.visible)
          row.string(node.kind.rawValue)
          row.number(fileNumbers[node.position.file] ?? -1)
          row.number(node.position.line)
          row.number((node.isStart ? 1 : 0) + (node.isUnreached ? 2 : 0))
        }
      }
    }
    writer.member("ways") { writer in
      writer.list(screens.links, .line) { writer, link in
        writer.row { row in
          row.number(numbers[link.from] ?? 0)
          row.number(numbers[link.to] ?? 0)
          row.string(link.way.rawValue)
          row.number(fileNumbers[link.position.file] ?? -1)
          row.number(link.position.line)
        }
      }
    }
  }

  private func addControllers(_ writer: inout JSONWriter) {
    writer.member("controllers") { writer in
      writer.list(page.controllers, .line) { writer, controller in
        writer.object(.line) { writer in
          writer.member("name", controller.name.visible)
          writer.member("file", fileNumbers[controller.position.file])
          writer.member("line", controller.position.line)
          writer.member("lines", controller.lines)
          writer.member("responsibilities") { writer in
            writer.object(.line) { writer in
              for responsibility in controller.responsibilities {
                writer.member(responsibility.id) { $0.list(responsibility.evidence, .line) { add($1, to: &$0) } }
              }
            }
          }
        }
      }
    }
    writer.member("limits") { writer in
      writer.object(.line) { writer in
        writer.member("lines") { $0.list(page.controllerLimits.lines, .line) { $0.number($1) } }
        writer.member("responsibilities", page.controllerLimits.responsibilities)
      }
    }
  }

  private func add(_ evidence: Evidence, to writer: inout JSONWriter) {
    writer.row { row in
      row.number(fileNumbers[evidence.position.file] ?? -1)
      row.number(evidence.position.line)
      row.string(evidence.note.visible)
    }
  }

  /// The rule whose findings are retain cycles. Cycles through closures have no links between types.
  private static let loops = "ownership_cycle"

  /// Adds findings that have steps of a cycle.
  private func addCycles(_ writer: inout JSONWriter) {
    writer.member("cycles") { writer in
      writer.list(result.findings.filter { !$0.steps.isEmpty || $0.rule == Self.loops }, .line) { writer, finding in
        writer.object(.line) { writer in
          writer.member("id", finding.fingerprint)
          writer.member("rule", finding.rule)
          writer.member("severity", finding.severity.rawValue)
          writer.member("message", finding.message.visible)
          writer.member("advice", finding.suggestion?.visible)
          writer.member("subject", finding.subject.visible)
          writer.member("file", fileNumbers[finding.position.file])
          writer.member("line", finding.position.line)
          writer.member("steps") { $0.list(finding.steps, .line) { add($1, to: &$0) } }
        }
      }
    }
  }

  // MARK: Source lines

  /// Adds the source lines of references: of all violations of the layers first, then of the first references between
  /// any two layers.
  private func addSource(_ writer: inout JSONWriter) {
    let lines = SourceSample(page).lines
    writer.member("source") { writer in
      writer.list(lines.keys.sorted(), .line) { writer, file in
        writer.row { row in
          row.number(file)
          for line in (lines[file] ?? []).sorted() {
            guard let text = setting.sourceLine(page.files[file].path, line) else { continue }
            row.number(line)
            row.string(text.shortened)
          }
        }
      }
    }
  }
}

/// The source lines that the page contains, by file. Their number is limited to keep the page small.
private struct SourceSample {
  private(set) var lines: [Int: Set<Int>] = [:]
  private static let perPair = 30
  private static let most = 12_000

  init(_ page: PageDocument) {
    var count = 0
    func add(_ line: Int, of file: Int) {
      if count < Self.most, lines[file, default: []].insert(line).inserted { count += 1 }
    }
    for link in page.links { for line in link.violations { add(line, of: link.fromFile) } }
    var perPair: [[Int]: Int] = [:]
    for link in page.links {
      let pair = [page.files[link.fromFile].layer ?? -1, page.files[link.toFile].layer ?? -1]
      for line in link.lines where perPair[pair, default: 0] < Self.perPair {
        perPair[pair, default: 0] += 1
        add(line, of: link.fromFile)
      }
    }
  }
}

extension String {
  /// The line without indentation and line break, at most 160 characters.
  var shortened: String {
    let text = drop { $0 == " " || $0 == "\t" }.prefix { !$0.isNewline }
    return (text.count > 160 ? text.prefix(159) + "…" : text).visible
  }
}

extension PackedNumbers {
  fileprivate mutating func add(differences numbers: [Int]) {
    add(numbers.count)
    var last = 0
    for number in numbers {
      add(signed: number - last)
      last = number
    }
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ key: String, _ values: [String]) {
    member(key) { $0.list(values, .line) { $0.string($1.visible) } }
  }

  fileprivate mutating func numbers(_ key: String, _ values: [Int]) {
    member(key) { $0.list(values, .line) { $0.number($1) } }
  }

  /// Adds a list of values of several types.
  fileprivate mutating func row(_ body: (inout JSONRow) -> Void) {
    var row = JSONRow()
    body(&row)
    list(row.values, .line) { writer, value in
      switch value {
      case .number(let number): writer.number(number)
      case .string(let text): writer.string(text)
      }
    }
  }
}

/// The values of a list.
struct JSONRow {
  enum Value {
    case number(Int)
    case string(String)
  }
  private(set) var values: [Value] = []
  mutating func number(_ number: Int) { values.append(.number(number)) }
  mutating func string(_ text: String) { values.append(.string(text)) }
}
