import Foundation
import Linting

/// Lints small projects with damaged files. libFuzzer searches for inputs that reach new code; this damages inputs of
/// one kind at random, and is many times faster.
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

    /// How many damaged copies are linted in one run. Of the other kinds, a project has only one file that is read.
    fileprivate var copies: Int {
      switch self {
      case .swift, .objectiveC, .storyboard, .manifest: 60
      case .libclang, .project: 20
      case .configuration, .baseline, .index, .cache: 0
      }
    }

    /// Whether another process reads the input, because the compiler's libraries may crash.
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

  /// - Returns: how many damaged files or caches were linted.
  mutating func run(seconds: Double) -> Int {
    guard !projects.isEmpty else { return 0 }
    let end = Date().addingTimeInterval(seconds)
    var count = 0
    while Date() < end {
      // A project is written once and used for many runs.
      let project = projects[random.below(projects.count)]
      folder.write(project.map { (path: $0.title, text: $0.text) })
      let cold = lint { $0.jobs = 1 }
      _ = lint { $0.cache = folder.cache }
      for run in 1...20 {
        if kind == .cache {
          count += 1
          folder.damageCache(ArraySlice((0..<3 * (1 + random.below(4))).map { _ in UInt8(random.below(256)) }))
          demand(cold, lint { ($0.jobs, $0.cache) = (1, folder.cache) }, "with a damaged cache")
        } else {
          count += check(project, isThorough: run.isMultiple(of: 4))
        }
      }
      folder.clear()
    }
    return count
  }

  /// Lints the project with half of its files damaged, and with damaged copies of its files in folders of their own:
  /// one run reads many mutants.
  /// - Returns: how many files were damaged.
  private mutating func check(_ project: [Section], isThorough: Bool) -> Int {
    let originals = project.filter { kind.contains($0.title) }
    var mutants = originals.filter { _ in random.below(2) == 0 }
    if mutants.isEmpty { mutants = [originals[random.below(originals.count)]] }
    for number in 0..<kind.copies {
      let original = originals[random.below(originals.count)]
      mutants.append(Section(title: "copy\(number)/\(original.title)", text: original.text))
    }
    for index in mutants.indices { mutants[index].text = damaged(Array(mutants[index].text))[...] }

    let replaced = Set(mutants.map(\.title))
    let whole = project.filter { !replaced.contains($0.title) } + mutants
    folder.keep(whole.flatMap { Array("=== \($0.title)\n".utf8) + $0.text + Array("\n".utf8) })
    folder.write(mutants.map { (path: $0.title, text: $0.text) })
    let start = Date()
    let cold = lint { $0.jobs = 1 }
    if Date().timeIntervalSince(start) > 20 { fatalError("mutants of \(kind.rawValue) files take too long") }
    if isThorough {
      demand(cold, lint { $0.jobs = 4 }, "with four threads")
      demand(cold, lint { $0.cache = folder.cache }, "with the cache of other mutants")
      demand(cold, lint { $0.cache = folder.cache }, "with a full cache")
    }
    folder.write(originals.map { (path: $0.title, text: $0.text) })
    return mutants.count
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
