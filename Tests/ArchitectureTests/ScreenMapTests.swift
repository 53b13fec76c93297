import DependencyGraph
import SourceFacts
import Testing

@testable import Architecture

/// The links between screens.
@Suite struct ScreenMapTests {
  private struct Found {
    let links: [String]
    let unreached: [String]

    init(_ texts: [String: String]) {
      let graph = ArchitectureTests.graph(texts)
      let layers = LayerMap.none(fileCount: graph.files.count)
      let map = ScreenMap(
        of: ArchitecturalModel(graph: graph, layers: layers) { RoleMap(graph: graph, layers: layers) })
      links = map.links.map { link in
        "\(graph.name(of: link.source)) \(link.way.rawValue) \(graph.name(of: link.target))"
      }
      unreached = map.unreached.map { graph.name(of: $0) }
    }
  }

  private static let detail = "import UIKit\nfinal class DetailController: UIViewController {}\n"

  @Test(arguments: [
    ("present(DetailController(), animated: true)", "present"),
    ("let detail = DetailController()\n navigationController?.pushViewController(detail, animated: true)", "push"),
    ("let detail = DetailController()\n addChild(detail)", "embed"), ("show(DetailController(), sender: nil)", "show"),
    ("let made = DetailController()\n print(made)", "create"),
  ])
  func codeThatShowsAScreenIsALink(code: String, way: String) {
    let list = "import UIKit\nfinal class ListController: UIViewController {\n  func open() {\n \(code)\n  }\n}\n"
    #expect(
      Found(["List.swift": list, "Detail.swift": Self.detail]).links == ["ListController \(way) DetailController"])
  }

  @Test func castOfASegueDestinationIsALink() {
    let list = """
      import UIKit
      final class ListController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let detail = segue.destination as! DetailController
          detail.title = "x"
        }
        func isDetail(_ other: UIViewController) -> Bool { (other as? DetailController) != nil }
      }
      """
    #expect(
      Found(["List.swift": list, "Detail.swift": Self.detail]).links == ["ListController segue DetailController"])
  }

  @Test func typeChecksAreNotLinks() {
    let list = """
      import UIKit
      final class ListController: UIViewController {
        var last: DetailController?
        func isDetail(_ other: UIViewController) -> Bool { (other as? DetailController) != nil }
      }
      """
    let found = Found(["List.swift": list, "Detail.swift": Self.detail])
    #expect(found.links.isEmpty)
    #expect(found.unreached == ["DetailController", "ListController"])
  }

  @Test func baseClassesAreNotScreens() {
    let base =
      "import UIKit\nclass BaseController: UIViewController {}\nfinal class ListController: BaseController {}\n"
    #expect(Found(["Base.swift": base]).unreached == ["ListController"])
  }

  @Test func sheetsAndLinksOfSwiftUI() {
    let list = """
      import SwiftUI
      struct ListView: View {
        @State private var isShown = false
        var body: some View {
          VStack {
            RowView()
            NavigationLink("Open") { DetailView() }
          }
          .sheet(isPresented: $isShown) { SettingsView() }
        }
      }
      struct RowView: View { var body: some View { Text("row") } }
      struct DetailView: View { var body: some View { Text("detail") } }
      struct SettingsView: View { var body: some View { Text("settings") } }
      """
    #expect(Found(["List.swift": list]).links == ["ListView push DetailView", "ListView present SettingsView"])
  }

  @Test(arguments: [
    ("NavigationLink(destination: DetailView()) { RowView() }", ["ListView push DetailView"]),
    ("NavigationLink { DetailView() } label: { RowView() }", ["ListView push DetailView"]),
    ("NavigationLink(destination: { DetailView() }, label: { RowView() })", ["ListView push DetailView"]),
    (
      "NavigationLink(isActive: $isShown) { DetailView() } label: { HStack { RowView() } }",
      ["ListView push DetailView"]
    ),
    ("NavigationLink(value: 1) { RowView() }", []),
    ("RowView().navigationDestination(for: Int.self) { _ in DetailView() }", ["ListView push DetailView"]),
  ])
  func labelsOfLinksAreNotScreens(code: String, expected: [String]) {
    let list = """
      import SwiftUI
      struct ListView: View { @State private var isShown = false; var body: some View { \(code) } }
      struct RowView: View { var body: some View { Text("row") } }
      struct DetailView: View { var body: some View { Text("detail") } }
      """
    #expect(Found(["List.swift": list]).links == expected)
  }

  @Test func objectiveCLinks() {
    let list = """
      #import <UIKit/UIKit.h>
      @interface HBDetailController : UIViewController
      @end
      @interface HBListController : UIViewController
      @end
      @implementation HBListController
      - (void)open {
        HBDetailController *detail = [[HBDetailController alloc] init];
        [self.navigationController pushViewController:detail animated:YES];
      }
      @end
      """
    #expect(Found(["List.m": list]).links == ["HBListController push HBDetailController"])
  }
}
