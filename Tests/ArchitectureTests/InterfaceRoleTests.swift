import DependencyGraph
import InterfaceScanning
import NameResolution
import SourceFacts
import SwiftScanning
import Testing

@testable import Architecture

/// Roles from storyboards and xibs.
@Suite struct InterfaceRoleTests {
  private func roles(_ text: String, _ interface: String) -> [String: [String]] {
    let facts = InterfaceScanner.scan(Array("<document><objects>\(interface)</objects></document>".utf8))
    let graph = DependencyGraph(
      files: [GraphFile(path: "A.swift", modules: [ModuleID(0)], facts: SwiftScanner.scan(text))],
      interfaces: [InterfaceFile(path: "Base.lproj/Main.storyboard", modules: [ModuleID(0)], facts: facts)],
      modules: ["App"])
    let roles = RoleMap(graph: graph, layers: .none(fileCount: 1))
    var found: [String: [String]] = [:]
    for symbol in graph.symbols.indices where graph.symbols[symbol].kind == .class {
      found[graph.name(of: symbol)] = roles.evidence(of: symbol, in: graph).map { "\($0.role.rawValue): \($0.because)" }
    }
    return found
  }

  /// The base class is from a library, and its name has no known suffix.
  @Test func storyboardElementsGiveRolesToTypesWithUnknownBases() {
    let found = roles(
      "class Form: EurekaBase {}\nclass Login: Form {}\nclass Star: Widget {}\nclass Delegate: Base {}",
      """
      <viewController id="a" customClass="Form"><view key="view" id="v" customClass="Star"/></viewController>
      <customObject id="d" customClass="Delegate"/>
      """)
    #expect(
      found == [
        "Form": ["view_controller: stands as a view controller in Main.storyboard"],
        "Login": ["view_controller: inherits Form"], "Star": ["view: stands as a view in Main.storyboard"],
        "Delegate": [],
      ])
  }

  @Test func storyboardElementsAreEvidenceNextToTheBase() {
    let found = roles(
      "class Cell: UITableViewCell {}\nclass Feed: UIViewController {}\nclass Owner: NSObject {}",
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
      <tableViewCell id="c" customClass="Cell"/>
      """)
    #expect(
      found == [
        "Cell": ["view: inherits UITableViewCell and stands as a view in Main.storyboard"],
        "Feed": ["view_controller: inherits UIViewController"], "Owner": [],
      ])
  }
}
