import Storage
import Testing

@testable import Architecture

@Suite("Roles: views and view controllers")
struct ViewRoleTests {
  @Test(
    "views",
    arguments: [
      RoleCase("UIKit", "class Badge: UIView {}"), RoleCase("AppKit", "class Badge: NSTableCellView {}"),
      RoleCase("through a project type", "class Row: Base {}\nclass Base: UITableViewCell {}"),
      RoleCase("through a library's type", "class Row: MGSwipeTableCell {}"),
      RoleCase("SwiftUI", "struct Feed: View {}"), RoleCase("SwiftUI by module", "struct Feed: SwiftUI.View {}"),
      RoleCase("through a protocol", "struct Feed: Screen {}\nprotocol Screen: View {}"),
      RoleCase("in an extension", "struct Feed {}\nextension Feed: View {}"),
      RoleCase("a wrapped view", "struct Map: UIViewRepresentable {}"), RoleCase("a shape", "struct Arc: Shape {}"),
      RoleCase(
        "whatever its name", "class PopoverPresenter: UIView { weak var view: FeedView? }\nprotocol FeedView {}"),
      RoleCase(
        "by a library's protocol", "struct Row: ConnectedView { func body(props: Int) -> some View { Text(a) } }"),
      RoleCase("by a library's protocol, a property", "struct Row: BoundView { var body: some View { Text(a) } }"),
      RoleCase("through an alias", "typealias Base = UIView\nclass Badge: Base {}").swapped,
    ])
  func views(_ sample: RoleCase) { #expect(sample.roles == [.view]) }

  @Test(
    "types that are not views",
    arguments: [
      RoleCase("a protocol", "protocol FeedView: AnyObject {}"), RoleCase("a name alone", "class FeedView {}"),
      RoleCase("a window controller", "class MainWindowController: NSWindowController {}"),
      RoleCase("a modifier", "struct Padded: ViewModifier {}"), RoleCase("a window", "class Panel: NSPanel {}"),
      RoleCase("a style", "struct Round: ButtonStyle {}"),
      RoleCase("a layout", "class Grid: UICollectionViewLayout {}"),
      RoleCase("a preview", "struct Feed_Previews: PreviewProvider {}"),
      RoleCase("the project's own View", "class Feed: View {}\nclass View {}"),
      RoleCase("a protocol named so, of a library", "class Feed: NSObject, FeedView {}"),
      RoleCase(
        "a modifier by a library's protocol",
        "struct Row: TintModifier { func body(content: Content) -> some View { content } }"),
      RoleCase("a body of a plain value", "struct Row: Equatable { var body: some View { Text(a) } }"),
      RoleCase("a body without a protocol", "struct Row { var body: some View { Text(a) } }"),
      RoleCase("another body", "struct Mail: Sendable & Packing { var body: some Content { text } }"),
      RoleCase("an activity of UIKit", "class Share: UIActivity {}"),
    ])
  func noViews(_ sample: RoleCase) { #expect(sample.roles == []) }

  @Test(
    "view controllers",
    arguments: [
      RoleCase("UIKit", "class Feed: UIViewController {}"), RoleCase("AppKit", "class Feed: NSSplitViewController {}"),
      RoleCase("a table", "class Feed: UITableViewController {}"),
      RoleCase("through a project type", "class Feed: Base {}\nclass Base: UINavigationController {}"),
      RoleCase("through a library's type", "class Feed: MessagesViewController {}"),
      RoleCase("in a file of its base", "class FeedPresenter: UIViewController {}"),
    ])
  func controllers(_ sample: RoleCase) { #expect(sample.roles == [.viewController]) }

  @Test(
    "types that are not view controllers",
    arguments: [
      RoleCase("a name", "class FeedViewController {}"), RoleCase("a window's", "class Main: NSWindowController {}"),
      RoleCase("a fetch's", "class Results: NSFetchedResultsController {}"),
      RoleCase("a presentation's", "class Sheet: UIPresentationController {}"),
      RoleCase("a protocol", "protocol FeedViewController: UIViewController {}"),
      RoleCase("an array's", "class Items: NSArrayController {}"),
    ])
  func noControllers(_ sample: RoleCase) { #expect(sample.roles == []) }

  @Test("the inheritance chain is the evidence")
  func evidence() {
    let sample = RoleSample(
      "class Row: Base {}\nclass Base: Other {}\nclass Other: UITableViewCell {}\nstruct S: View {}")
    #expect(sample.because("Row") == ["inherits UITableViewCell through Base, Other"])
    #expect(sample.because("Other") == ["inherits UITableViewCell"])
    #expect(sample.because("S") == ["conforms to View"])
  }

  @Test("inheritance cycles do not loop forever")
  func inheritanceCyclesEnd() { #expect(RoleSample("class A: B {}\nclass B: A {}").types(.view) == []) }
}

extension RoleCase {
  /// The tested type comes last.
  fileprivate var swapped: RoleCase {
    RoleCase(testDescription, text.split(separator: "\n").reversed().joined(separator: "\n"))
  }
}
