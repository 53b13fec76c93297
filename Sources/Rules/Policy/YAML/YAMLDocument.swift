import Findings
import Yams

/// One YAML file, read whole: its tree, and all that kept it from being read.
package struct YAMLDocument {
  /// Nil where the file holds nothing, or could not be read.
  package private(set) var root: YAMLNode?
  package private(set) var mistakes: [ConfigurationMistake] = []

  static let maximumBytes = 1_000_000
  static let tooLarge = "is larger than 1 MB: no configuration is"
  static let maximumNodes = 100_000
  /// What is read of a configuration is read recursively.
  static let maximumDepth = 64

  package init(_ source: ConfigurationSource) {
    switch Self.text(of: source) {
    case .failure(let mistake): mistakes = [mistake]
    case .success(let text): compose(text, file: source.file)
    }
  }

  private mutating func compose(_ original: String, file: String) {
    var text = original
    var marking = DuplicateKeys()
    while true {
      do {
        // The basic resolver gives no meaning to plain scalars: what `off` or `5` is, the reader of a value decides.
        guard let node = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot() else { return }
        var conversion = YAMLConversion(text: original, marking: marking)
        let tree = conversion.node(from: node)
        if conversion.isUsable { root = tree }
        mistakes += conversion.mistakes(file: file)
        return
      } catch let error as YamlError {
        if let marked = marking.mark(error, in: text) {
          text = marked
          continue
        }
        mistakes.append(YAMLErrorWording.mistake(error, text: original, file: file))
        return
      } catch {
        mistakes.append(ConfigurationMistake(file: file, line: 1, column: 1, message: "cannot be read as YAML"))
        return
      }
    }
  }

  /// The text, where the bytes are text that is safe to hand to the YAML parser.
  private static func text(of source: ConfigurationSource) -> Result<String, ConfigurationMistake> {
    func mistake(_ message: String, line: Int = 1, column: Int = 1) -> Result<String, ConfigurationMistake> {
      .failure(ConfigurationMistake(file: source.file, line: line, column: column, message: message))
    }
    var bytes = source.bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.count > maximumBytes { return mistake(tooLarge) }
    let text = String(decoding: bytes, as: UTF8.self)
    if !text.utf8.elementsEqual(bytes), let wrong = zip(text.utf8, bytes).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      let before = bytes.prefix(wrong)
      let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? before.startIndex
      let column = String(decoding: before[start...], as: UTF8.self).utf16.count + 1
      return mistake("is not UTF-8 text", line: before.count { $0 == 0x0A } + 1, column: column)
    }
    if AliasBomb.isPossible(in: bytes) { return mistake("has too many aliases ('*name'): write the values out") }
    return .success(text)
  }
}
