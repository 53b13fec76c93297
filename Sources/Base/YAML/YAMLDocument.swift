import Yams

/// A YAML file: its tree and its errors.
public struct YAMLDocument {
  /// Nil if the file is empty or cannot be read.
  public private(set) var root: YAMLNode?
  public private(set) var errors: [YAMLError] = []

  public static let maximumBytes = 1_000_000
  public static let tooLarge = "is larger than 1 MB, too large for a configuration"
  static let maximumNodes = 100_000
  /// A limit, because trees are read recursively.
  static let maximumDepth = 64

  public init(_ bytes: [UInt8]) {
    switch Self.text(of: bytes) {
    case .failure(let error): errors = [error]
    case .success(let text): compose(text)
    }
  }

  private mutating func compose(_ original: String) {
    var text = original
    var marking = DuplicateKeys()
    while true {
      do {
        // The basic resolver does not interpret plain scalars: the reader of a value decides what `off` or `5` means.
        guard let node = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot() else { return }
        var conversion = YAMLConversion(text: original, marking: marking)
        let tree = conversion.node(from: node)
        if conversion.isUsable { root = tree }
        errors += conversion.errors
        return
      } catch let error as YamlError {
        if let marked = marking.mark(error, in: text) {
          text = marked
          continue
        }
        errors.append(YAMLErrorWording.error(error, text: original))
        return
      } catch {
        errors.append(YAMLError(line: 1, column: 1, message: "cannot be read as YAML"))
        return
      }
    }
  }

  /// Decodes the text. Fails if it is not UTF-8 or could take too long to parse.
  private static func text(of source: [UInt8]) -> Result<String, YAMLError> {
    func error(_ message: String, line: Int = 1, column: Int = 1) -> Result<String, YAMLError> {
      .failure(YAMLError(line: line, column: column, message: message))
    }
    var bytes = source[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.count > maximumBytes { return error(tooLarge) }
    let text = String(decoding: bytes, as: UTF8.self)
    if !text.utf8.elementsEqual(bytes),
      let wrong = zip(text.utf8, bytes).enumerated().first(where: { $1.0 != $1.1 })?.offset
    {
      let before = bytes.prefix(wrong)
      let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? before.startIndex
      let column = String(decoding: before[start...], as: UTF8.self).utf16.count + 1
      return error("is not UTF-8 text", line: before.count { $0 == 0x0A } + 1, column: column)
    }
    if AliasBomb.isPossible(in: bytes) { return error("has too many aliases ('*name'): write the values out") }
    return .success(text)
  }
}
