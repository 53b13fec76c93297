import Baselines
import DependencyGraph
import FactCollection
import Findings
import Policy
import SourceFacts
import Tables

/// Queries of an editor. Call `prepare` first.
extension Linter {
  /// Reads the files and resolves names, so that queries take little time.
  public func prepare() {
    _ = analysis.model.roles
    closeStore()
  }

  /// The configuration files that were read, with their texts. Paths are relative to the base folder.
  public var configurationFiles: [(path: String, text: [UInt8])] { project.sources.map { ($0.file, $0.bytes) } }

  /// The types that a file declares, in the order of its text; empty for a file that is not part of the project.
  public func types(inFile path: String) -> [TypeCard] {
    file(path).map { TypeCards(analysis: analysis).cards(ofTypesIn: $0) } ?? []
  }

  /// The type that a file declares or names at a position. Line and column start at 1; columns are in UTF-16 units.
  public func type(inFile path: String, line: Int, column: Int) -> TypeMention? {
    guard let file = file(path), let offset = project.texts.lines(ofPath: path)?.offset(line: line, column: column)
    else {
      return nil
    }
    let cards = TypeCards(analysis: analysis)
    guard let found = cards.type(in: file, at: UInt32(offset)), let card = cards.cards(of: [found.type]).first else {
      return nil
    }
    let start = analysis.positions.position(file: file, offset: found.start)
    let end = analysis.positions.position(file: file, offset: found.end)
    return TypeMention(card: card, position: start, endColumn: end.column)
  }

  private func file(_ path: String) -> FileID? {
    analysis.model.graph.files.entries.first { $0.1.path == path }?.0
  }

  /// The baseline with a finding added.
  public func baselineUpdate(accepting finding: Finding) -> BaselineUpdate {
    let known = baseline.baseline ?? Baseline()
    var entries = [BaselineEntry(finding)]
    for part in finding.others {
      var other = finding
      (other.key, other.measures) = (part.key, [:])
      entries.append(BaselineEntry(other))
    }
    let reader = baseline.baseline == nil ? analysis.sources.readers.reader : known.objectiveC
    return BaselineUpdate(baseline, new: Baseline(known.entries + entries, objectiveC: reader))
  }
}

extension LintRequest {
  /// The folder that the paths of `texts` and of the result are relative to; absolute.
  public var baseFolder: String {
    ConfigurationFile.locate(paths: paths, config: configuration, currentFolder: currentFolder).baseFolder
  }

  /// Names of configuration files.
  public static let configurationNames = ConfigurationFile.names
}
