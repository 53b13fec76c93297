import Findings
import YAML

/// A configuration file: its YAML tree and its mistakes.
package struct ConfigurationDocument {
  /// Nil if the file is empty or cannot be read.
  package let root: YAMLNode?
  package let mistakes: [ConfigurationMistake]

  package init(_ source: ConfigurationSource) {
    let document = YAMLDocument(source.bytes)
    root = document.root
    mistakes = document.errors.map { error in
      ConfigurationMistake(file: source.file, line: error.line, column: error.column, message: error.message)
    }
  }
}
