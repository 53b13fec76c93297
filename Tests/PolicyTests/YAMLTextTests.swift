import Testing

@testable import Policy

@Suite struct YAMLTextTests {
  /// Strings that YAML would read as something else are quoted.
  @Test(arguments: [
    ("UIViewController", "UIViewController"), ("two words", "two words"), ("größe", "größe"),
    ("infinite_loop", "infinite_loop"),
    ("", "\"\""), ("**/Models", "\"**/Models\""), ("a: b", "\"a: b\""), ("-x", "\"-x\""), ("?", "\"?\""),
    (" x", "\" x\""), ("x ", "\"x \""),
    ("off", "\"off\""), ("True", "\"True\""), ("null", "\"null\""), ("~", "\"~\""), ("inf", "\"inf\""),
    ("-Infinity", "\"-Infinity\""),
    ("nan", "\"nan\""), ("3.5", "\"3.5\""), ("123456789012", "\"123456789012\""), ("+1", "\"+1\""), (".5", "\".5\""),
    ("a\"b", "\"a\\\"b\""), ("a\\b", "\"a\\\\b\""), ("a\nb", "\"a\\nb\""), ("a\u{2028}b", "\"a\\nb\""),
    ("a\r\nb", "\"a\\nb\""),
  ])
  func ambiguousScalarsAreQuoted(text: String, written: String) { #expect(YAMLText.scalar(text) == written) }
}
