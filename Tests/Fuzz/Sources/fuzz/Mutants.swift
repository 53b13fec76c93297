import Foundation
import Linting

/// Lints small projects with one damaged file. libFuzzer looks for inputs that take new ways through the code; this
/// damages inputs of one kind at random, and is many times faster.
struct Mutants {
  enum Kind: String, CaseIterable {
    case swift, objectiveC, libclang, storyboard, manifest, project, configuration, baseline, index, cache

    fileprivate func contains(_ path: String) -> Bool {
      switch self {
      case .swift: path.hasSuffix(".swift") && !path.hasSuffix("Package.swift")
      case .objectiveC, .libclang: path.hasSuffix(".m") || path.hasSuffix(".h")
      case .storyboard: path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
      case .manifest: path.hasSuffix("Package.swift") || path.hasSuffix(".resolved")
      case .project: path.hasSuffix(".pbxproj") || path.hasSuffix("project.yml")
      case .configuration: path.hasSuffix(".layerlint.yml")
      case .baseline: path.hasSuffix("-baseline.json")
      case .index: path.hasPrefix("index/")
      case .cache: path.hasSuffix(".swift")
      }
    }

    /// Whether another process reads the input: the compiler's libraries may crash.
    fileprivate var needsWorker: Bool { self == .libclang || self == .index }
  }

  private let kind: Kind
  private let projects: [[Section]]
  private var random: SplitMix
  private let folder = ProjectFolder.own

  /// - Parameter seeds: folders of inputs of the fuzzer.
  init(_ kind: Kind, seeds: [String], seed: UInt64) throws {
    (self.kind, random) = (kind, SplitMix(state: seed))
    projects = try seeds.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
        return Section.all(in: bytes[...], after: "=== ").filter {
          !$0.title.hasPrefix(":") && !$0.title.contains("..")
        }
      }
    }.filter { sections in sections.contains { kind.contains($0.title) } }
  }

  /// - Returns: how many were linted.
  mutating func run(seconds: Double) -> Int {
    guard !projects.isEmpty else { return 0 }
    let end = Date().addingTimeInterval(seconds)
    var count = 0
    while Date() < end {
      // A project is written once for many mutants.
      let project = projects[random.below(projects.count)]
      let damaged = project.filter { kind.contains($0.title) }
      folder.write(project.map { (path: $0.title, text: $0.text) })
      let cold = lint { $0.jobs = 1 }
      _ = lint { $0.cache = folder.cache }
      for _ in 0..<50 {
        count += 1
        if kind == .cache {
          folder.damageCache(ArraySlice((0..<3 * (1 + random.below(4))).map { _ in UInt8(random.below(256)) }))
          demand(cold, lint { ($0.jobs, $0.cache) = (1, folder.cache) }, "with a damaged cache")
        } else {
          check(damaged[random.below(damaged.count)], isThorough: count.isMultiple(of: 10))
        }
      }
      folder.clear()
    }
    return count
  }

  private mutating func check(_ section: Section, isThorough: Bool) {
    let text = damaged(Array(section.text))
    folder.keep(Array("=== \(section.title)\n".utf8) + text)
    folder.write([(path: section.title, text: text[...])])
    let start = Date()
    let cold = lint { $0.jobs = 1 }
    if Date().timeIntervalSince(start) > 20 { fatalError("a mutant of \(section.title) takes too long") }
    if isThorough {
      demand(cold, lint { $0.jobs = 4 }, "with four threads")
      demand(cold, lint { $0.cache = folder.cache }, "with the cache of another mutant")
      demand(cold, lint { $0.cache = folder.cache }, "with a full cache")
    }
    folder.write([(path: section.title, text: section.text)])
  }

  private func lint(_ change: (inout LintRequest) -> Void) -> String {
    folder.lint(formats: [.json]) { request in
      if !kind.needsWorker { request.leaveOutWorkers() }
      change(&request)
    }
  }

  private func demand(_ one: String, _ other: String, _ run: String) {
    if one != other { fatalError("\(kind.rawValue): the report differs \(run)") }
  }

  // MARK: Damage

  private static let bytes = Array("()[]{}<>@#\"'\\/*^;:,.=-+!?&|~%\n\r\0 aZ_0".utf8) + [0x80, 0xC3, 0xE2, 0xFF]

  private mutating func damaged(_ original: [UInt8]) -> [UInt8] {
    var text = original
    for _ in 0...random.below(8) {
      if text.isEmpty { return Self.bytes }
      let place = random.below(text.count)
      let length = min(random.below(3) == 0 ? random.below(200) : random.below(12), text.count - place)
      let other = random.below(text.count)
      switch random.below(7) {
      case 0: text[place] = Self.bytes[random.below(Self.bytes.count)]
      case 1: text[place] ^= 1 << UInt8(random.below(8))
      case 2: text.insert(Self.bytes[random.below(Self.bytes.count)], at: place)
      case 3: text.removeSubrange(place..<place + length)
      case 4: text.insert(contentsOf: Array(text[place..<place + length]), at: other)
      case 5: text.insert(contentsOf: otherText(), at: place)
      default: text.replaceSubrange(place..<place + length, with: otherText())
      }
    }
    return Array(text.prefix(60_000))
  }

  /// A piece of another file of the same kind.
  private mutating func otherText() -> [UInt8] {
    let files = projects[random.below(projects.count)].filter { kind.contains($0.title) }
    let text = files[random.below(files.count)].text
    let first = text.startIndex + random.below(text.count + 1)
    return Array(text[first...].prefix(1 + random.below(80)))
  }
}

private struct SplitMix {
  var state: UInt64

  mutating func below(_ end: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(end))
  }
}
