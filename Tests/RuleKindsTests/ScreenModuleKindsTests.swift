import Architecture
import Patterns
import Testing

@testable import RuleKinds

/// Three screens, each in a separate folder.
private func screens(router: String, embedding: String) -> Sample {
  func screen(_ name: String, _ more: String = "") -> (String, String) {
    (
      "\(name)/\(name)Presenter.swift",
      """
      import UIKit
      protocol \(name)ViewInput: AnyObject {}
      final class \(name)Presenter { weak var view: \(name)ViewInput? }
      final class \(name)ViewController: UIViewController, \(name)ViewInput { let output = \(name)Presenter() }
      \(more)
      """
    )
  }
  return Sample(
    Dictionary(uniqueKeysWithValues: [
      screen("Letter", router),
      screen("Attachments", embedding),
      screen("Gallery"),
    ]), plan: nil)
}

private func embeds(_ name: String, in owner: String, by type: String) -> String {
  """
  final class \(type) {
    weak var screen: \(owner)ViewController?
    func embed() { screen?.addChild(\(name)ViewController()) }
  }
  """
}

@Suite("rules about screen modules")
struct ScreenModuleKindsTests {
  @Test("embedding: only exempt types may embed")
  func embedding() {
    let sample = screens(
      router: embeds("Attachments", in: "Letter", by: "LetterRouter"),
      embedding: embeds("Gallery", in: "Attachments", by: "AttachmentsHelper"))
    let values: [String: ParameterValue] = ["of": .types("*Helper"), "embedding": .names("*.addChild")]
    #expect(sample.findings("embedding", values).map(\.subject) == ["AttachmentsHelper"])
  }

  @Test("nesting: the depth of nested modules is limited")
  func nestingDepth() {
    let sample = screens(
      router: embeds("Attachments", in: "Letter", by: "LetterRouter"),
      embedding: embeds("Gallery", in: "Attachments", by: "AttachmentsRouter"))
    let embedding = ParameterValue.names("*.addChild")
    #expect(sample.findings("nesting", ["max": .number(2), "embedding": embedding]).count == 1)
    #expect(sample.findings("nesting", ["max": .number(3), "embedding": embedding]).isEmpty)
  }

  @Test("module_size: a small module that one other module uses")
  func smallModules() {
    let sample = screens(router: embeds("Gallery", in: "Letter", by: "LetterRouter"), embedding: "")
    #expect(sample.findings("module_size", ["min": .number(5)]).map(\.subject) == ["Gallery"])
    #expect(sample.findings("module_size", ["min": .number(2)]).isEmpty)
  }
}
