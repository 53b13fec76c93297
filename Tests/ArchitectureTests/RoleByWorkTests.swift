import Testing

@testable import Architecture

@Suite("Roles by behavior, independent of names")
struct RoleByWorkTests {
  @Test(
    "services",
    arguments: [
      RoleCase("a device of IOKit", "class Sensors { var c: io_connect_t = 0; func read() {} }"),
      RoleCase("a path monitor of C", "class Link { var m: nw_path_monitor_t?; func start() {} }"),
      RoleCase(
        "an accessor of a service",
        """
        struct StateAccessor { let m: StateManager; func read() {} }
        class StateManager { func f() { FileManager.default } }
        """
      ),
      RoleCase(
        "computed properties only",
        "struct StateProvider: Providing { var s: Int { DiskStore.shared.get() } }\nprotocol Providing {}\n"
          + "class DiskStore { static let shared = DiskStore(); func get() { FileManager.default } }"),
      RoleCase(
        "a coordinator of the network, which leads nowhere", path: "Services/A.swift",
        "class SyncCoordinator { func sync() { URLSession.shared.dataTask() } }"),
    ])
  func services(_ sample: RoleCase) { #expect(sample.roles == [.service]) }

  @Test("a manager that inherits from a view model is not a service")
  func viewModelByItsSuperclass() {
    let sample = RoleSample(
      """
      class ViewModel: ObservableObject { let loader = FeedLoader() }
      class PlayerManager: ViewModel { func load() { URLSession.shared.dataTask() } }
      class FeedLoader { func load() { URLSession.shared.dataTask() } }
      class FeedManager: FeedLoader { func store() { URLSession.shared.dataTask() } }
      """)
    #expect(!sample.roles(of: "PlayerManager").contains(.service))
    #expect(sample.roles(of: "FeedManager") == [.service])
  }

  @Test(
    "entities",
    arguments: [
      RoleCase(
        "decoded, next to screens' folders", path: "Modules/Disk/A.swift",
        """
        struct Drive: Codable { var name: String }
        """),
      RoleCase(
        "decoded, among controllers", path: "Controllers/Remote/A.swift",
        "struct Profile: Decodable { let name: String }"),
    ])
  func entities(_ sample: RoleCase) { #expect(sample.roles == [.entity]) }

  @Test("an enum with associated values is an entity if it is a decoded part of one")
  func enumsWithPayloadsAreEntities() {
    let sample = RoleSample(
      """
      struct Page: Decodable { let rows: [Row]; let kind: Kind }
      enum Row: Decodable { case text(String), image(String) }
      enum Kind: String, Decodable { case news, blog }
      """)
    #expect(sample.roles(of: "Row") == [.entity])
    #expect(sample.roles(of: "Kind").isEmpty)
  }

  @Test(
    "view models",
    arguments: [
      RoleCase(
        "of the screen of its name",
        "class FeedModel { func load() {} }\nclass FeedViewController: UIViewController { let model: FeedModel }"),
      RoleCase("by a library's protocol", "class ListReactor: SectionReactor { let a = 1 }"),
      RoleCase(
        "private, with several values",
        "private class Form: ObservableObject { @Published var a = 1; @Published var b = 2; func save() {} }\n"
          + "struct FormView: View { @StateObject private var f = Form() }"),
      RoleCase(
        "a coordinator that leads nowhere, of the screen next to it",
        """
        @Observable class BatchCoordinator { var isRunning = false }
        struct BatchView: View { @State var c = BatchCoordinator() }
        """
      ),
    ])
  func viewModels(_ sample: RoleCase) { #expect(sample.roles == [.viewModel]) }

  @Test(
    "types without a role",
    arguments: [
      RoleCase(
        "a model that another screen keeps",
        "class FeedModel { func load() {} }\nclass Home: UIViewController { let model: FeedModel }"),
      RoleCase(
        "a model that does nothing",
        "class FeedModel { var a = 1 }\nclass FeedViewController: UIViewController { let model: FeedModel }"),
      RoleCase(
        "private, with one value",
        """
        private class Idle: ObservableObject { @Published var a = 1; func f() {} }
        struct S: View { @StateObject private var i = Idle() }
        """
      ),
      RoleCase("requests", path: "Models/A.swift", "enum ServerRoute { case login(Int) }"),
      RoleCase("a layout", path: "Models/A.swift", "struct GridLayout { let columns: Int; let gap: Int }"),
      RoleCase(
        "a provider of views", "struct FileImageProvider: ImageProvider { func makeImage() -> some View { Image() } }"),
      RoleCase(
        "a provider of a screen",
        """
        class CameraProvider { static func camera() -> CameraScreen { CameraScreen(title: "Scan") } }
        class CameraScreen: UIViewController {}
        class Store { let p: CameraProvider }
        class Cart { let p: CameraProvider }
        """),
    ])
  func none(_ sample: RoleCase) { #expect(sample.roles == []) }

  @Test("a type that only stores a navigation controller for other views is a router")
  func router() {
    let sample = RoleSample(
      """
      class Nav: ObservableObject { let controller: UINavigationController }
      struct NavView: View { let nav: Nav }
      """)
    #expect(sample.roles(of: "Nav") == [.router])
  }

  @Test("a factory whose functions return services is an assembly")
  func factory() {
    let sample = RoleSample(
      """
      class StoreFactory { func a() -> any FeedStore { x() }; func b() -> DiskStore { y() } }
      protocol FeedStore {}
      class DiskStore { func f() { FileManager.default } }
      """)
    #expect(sample.roles(of: "StoreFactory") == [.assembly])
  }
}
