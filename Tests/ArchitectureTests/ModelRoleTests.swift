import Testing

@testable import Architecture

@Suite("Roles: services and entities")
struct ModelRoleTests {
  private static let work = "{ func load() {} }"

  @Test(
    "services",
    arguments: [
      RoleCase("the network", "class FeedService { func load() { URLSession.shared.dataTask() } }"),
      RoleCase("storage", "struct TokenStore { let d: UserDefaults; func save() {} }"),
      RoleCase("another service", "class FeedRepository { let api: FeedAPI; func load() {} }\nprotocol FeedAPI {}"),
      RoleCase("a shared instance", "class OrderManager { static let shared = OrderManager(); func set() {} }"),
      RoleCase("a folder", path: "Services/A.swift", "class SyncManager \(work)"),
      RoleCase(
        "held by two others",
        """
        class FeedClient \(work)\nclass S: UIViewController { let c: FeedClient }
        class T: UIViewController { let c: FeedClient }
        """
      ),
      RoleCase("the framework that it imports", "import StoreKit\nclass DonationStore \(work)"),
      RoleCase(
        "a struct of closures", path: "Clients/A.swift",
        "struct FeedClient { var load: () -> Int; var save: (Int) -> Void }"),
      RoleCase(
        "whatever its name, in a folder", path: "Network/A.swift",
        "class Remote { func load() { URLSession.shared.dataTask() } }"),
      RoleCase(
        "holds a session that it makes", "class Backend { let s = URLSession(configuration: .default); func load() {} }"
      ),
      RoleCase(
        "a struct that holds a session", path: "Network/A.swift",
        "struct Remoting { let s: URLSession; func load() {} }"),
      RoleCase(
        "a namespace", path: "Storage/A.swift", "enum Disk { static func save() { FileManager.default.copy() } }"),
      RoleCase("closures that a test replaces", "struct FeedClient { var load: () -> Int; var save: (Int) -> Void }"),
      RoleCase("holds a device", "actor Radio { var manager: CBCentralManager?; func scan() {} }"),
      RoleCase(
        "holds a service, in a folder", path: "Services/A.swift",
        """
        class Proxy { let api: FeedAPI; func load() {} }
        class FeedAPI { func load() { URLSession.shared.dataTask() } }
        """
      ),
      RoleCase(
        "holds what only services conform to", path: "Services/A.swift",
        """
        class Front { let b: Backing; func load() {} }\nprotocol Backing {}
        class Net: Backing { func load() { URLSession.shared.dataTask() } }
        """
      ),
      RoleCase(
        "by its base class",
        """
        class Disk: Remote { func load() { FileManager.default.copy() } }
        class Remote { let s: URLSession; func f() {} }
        """
      ),
      RoleCase(
        "shared, and stores",
        "class FileKeeper { static let shared = FileKeeper(); func keep() { FileManager.default.copy() } }"),
      RoleCase(
        "a session that all share",
        "class RemoteRequest { static let shared = RemoteRequest(); let s: URLSession; func send() {} }"),
      RoleCase("a session of Alamofire", "import Alamofire\nclass Remote { let s: Session; func send() {} }"),
      RoleCase(
        "a controller of the network", "class FeedAPIController { func load() { URLSession.shared.dataTask() } }"),
      RoleCase(
        "one screen among other work",
        """
        class AuthService { let s: URLSession; func a() -> S { S() }; func b() {}; func c() {} }
        class S: UIViewController {}
        """
      ),
      RoleCase(
        "decides and stores before it shows",
        """
        class GoalService { let s: URLSession; func a() { UserDefaults.standard.set(1); \
        root.present(2, animated: true) }\n func b() { root.present(1, animated: true) }; func c() {} }
        """
      ),
      RoleCase(
        "shows no screen", "class BadgeService { let s: URLSession; func showBadge() {}; func displayCount() {} }"),
      RoleCase(
        "in a global variable", "class Rules { func load() { URLSession.shared.dataTask() } }\nlet rules = Rules()"),
      RoleCase(
        "in a global variable of Objective-C", path: "A.m",
        """
        @interface Rules : NSObject\n@end\n@implementation Rules\n- (void)load { [NSFileManager defaultManager]; }
        @end\nRules *rules = nil;
        """
      ),
      RoleCase(
        "properties that are stored",
        "class AccountManager { let d = UserDefaults.standard; var name: String { d.string(1) } }"),
      RoleCase("an actor", "actor ImageLoader { func load() { URLSession.shared } }"),
      RoleCase(
        "by its extension", "struct FeedGateway {}\nextension FeedGateway { func load() { URLSession.shared } }"),
    ])
  func services(_ sample: RoleCase) { #expect(sample.roles == [.service]) }

  @Test(
    "types that are not services",
    arguments: [
      RoleCase(
        "a provider of WidgetKit",
        "struct FeedProvider: TimelineProvider { func load() { URLSession.shared.dataTask() } }"),
      RoleCase(
        "what makes views for React",
        "class MapManager: RCTViewManager { func view() { URLSession.shared.dataTask() } }"),
      RoleCase("its own protocol alone", "class FeedServiceImpl: FeedService \(work)\nprotocol FeedService {}"),
      RoleCase("one holder alone", "class FeedClient \(work)\nclass S: UIViewController { let c: FeedClient }"),
      RoleCase(
        "the app's colours",
        "class ThemeManager { static let shared = ThemeManager(); func set() { UserDefaults.standard.set(1) } }"),
      RoleCase(
        "a table of constants",
        """
        struct MailProvider { static let a = MailProvider(); let title = 1; func f() {} }
        class A { let p: MailProvider }\nclass B { let p: MailProvider }
        """
      ),
      RoleCase(
        "in a global list", "class Rules { func load() { URLSession.shared.dataTask() } }\nlet all: [Rules] = []"),
      RoleCase("network elsewhere", "class Rules { func load() { URLSession.shared.dataTask() } }"),
      RoleCase("in a folder alone", path: "Services/A.swift", "class Rules { func check() {} }"),
      RoleCase(
        "a value, in a folder", path: "Services/A.swift",
        "struct Ticket { let id: Int; func f() { URLSession.shared.dataTask() } }"),
      RoleCase("a namespace elsewhere", "enum Disk { static func save() { FileManager.default.copy() } }"),
      RoleCase("among screens", path: "Views/A.swift", "class Player { let s: AVAudioEngine; func f() {} }"),
      RoleCase(
        "a protocol that a screen has too", path: "Services/A.swift",
        """
        class Rules { let l: Logs; func check() {} }\nprotocol Logs {}
        class Net: Logs { let s: URLSession; func f() {} }\nclass S: UIViewController, Logs {}
        """
      ),
      RoleCase(
        "nested in a coordinator", path: "Database/A.swift",
        """
        extension FeedCoordinator { class Decorator { func f() { FeedStore.load() } } }
        class FeedCoordinator { let c: UIViewController }
        class FeedStore { static func load() { UserDefaults.standard } }
        """
      ),
      RoleCase("a name alone", "class FeedService {}"), RoleCase("a protocol", "protocol FeedService { func load() }"),
      RoleCase("an enum of cases", "enum Service { case feed, mail }"),
      RoleCase("a view", "class AvatarProvider: UIView { let s: URLSession; func load() {} }"),
      RoleCase(
        "a data source", "class FeedProvider: NSObject, UITableViewDataSource { let s: URLSession; func load() {} }"),
      RoleCase("what makes cells", "class NoteCellProvider { static let shared = NoteCellProvider(); func cell() {} }"),
      RoleCase(
        "a registry of its instances",
        "class ThemeManager { static var known: [String: ThemeManager] = [:]; func set() {} }"),
      RoleCase("a value that is sent", "struct Service: Codable { let session: URLSession; func f() {} }"),
      RoleCase("one request of many", "class FeedRequest { let s: URLSession; func send() {} }"),
      RoleCase("another session", "class Remote { let s: Session; func send() {} }"),
      RoleCase("a coordinator's data", path: "Models/A.swift", "struct FeedCoordinator { let a: Int; let b: Int }"),
      RoleCase("a request", "struct FeedRequest { let s: URLSession; func send() {} }"),
      RoleCase(
        "keeps a view", "class CardManager { let v: UIView; static let shared = CardManager(); func show() {} }"),
      RoleCase(
        "keeps a window",
        """
        class PanelManager { static let shared = PanelManager(); var w: NSWindow?; func show() {} }
        """),
      RoleCase(
        "sees to view controllers",
        """
        class ChatViewControllerManager { func open(on other: UIViewController) {} }
        class S: UIViewController { let c: ChatViewControllerManager }
        """
      ),
      RoleCase(
        "sees to routers",
        """
        class StackRouterStore { static let shared = StackRouterStore(); \
        func router(of c: UINavigationController) {} }\nclass S: UIViewController { let c: StackRouterStore }
        """
      ),
      RoleCase(
        "has outlets",
        """
        class ClockManager: NSObject { @IBOutlet weak var face: UILabel!; func show() {} }
        class S: UIViewController { let c: ClockManager }
        """
      ),
      RoleCase(
        "has outlets, in Objective-C", path: "ClockManager.m",
        """
        @interface ClockManager : NSObject
        @property (nonatomic, weak) IBOutlet UILabel *face;
        + (instancetype)sharedManager;
        - (void)show;
        @end
        """),
      RoleCase(
        "makes screens",
        """
        class StageService { let s: URLSession; func a() -> S { S() }; func b() -> UIViewController? { nil }; \
        func c() {} }\nclass S: UIViewController {}
        """
      ),
      RoleCase(
        "shows alerts",
        """
        class AlertService { static let shared = AlertService(); func showA() {}
         func dismissB() { root.dismiss(animated: true) } }
        """
      ),
      RoleCase("data only", "struct AppStore { let s: UserDefaults }"),
      RoleCase(
        "inherits from what keeps a view",
        """
        class SendCellsManager: CellsManager { static let shared = SendCellsManager(); func set() {} }
        class CellsManager { weak var view: V? }\nclass V: UIView {}
        """
      ),
      RoleCase(
        "fills cells",
        "class RowsDataSource { let s: URLSession; func set(_ cell: RowCell) {} }\nclass RowCell: UITableViewCell {}"),
      RoleCase(
        "fills a table", "class RowsDataSource { let s: URLSession; func row(at path: IndexPath) -> String { \"\" } }"),
      RoleCase(
        "previews files",
        "class FileService: NSObject, QLPreviewControllerDataSource { let s: URLSession; func load() {} }"),
      RoleCase("belongs to a view", "class TextViewStore { func set() {} }\nclass S: UIView { let s: TextViewStore }"),
      RoleCase(
        "keeps an interactor",
        """
        class FeedDataSource { weak var i: FeedInteractorInput?; func load() { URLSession.shared } }
        protocol FeedInteractorInput {}
        """
      ),
      RoleCase("an interactor", "class FeedInteractor { let s: URLSession; func load() {} }"),
      RoleCase("an assembly", "class ServiceAssembly { let s: URLSession; func make() {} }"),
    ])
  func noServices(_ sample: RoleCase) { #expect(!sample.roles.contains(.service)) }

  @Test(
    "entities",
    arguments: [
      RoleCase("in a folder", path: "App/Models/Feed.swift", "struct Feed { let id: Int }"),
      RoleCase("a class", path: "Entities/Feed.swift", "final class Feed: Codable { var id = 0 }"),
      RoleCase(
        "coded, though it is named as a service", path: "Models/A.swift",
        "class CareProvider: Codable { let name: String }"),
      RoleCase(
        "keeps one that is coded", path: "Models/A.swift",
        "class Policy: Codable { let p: CareProvider }\nclass CareProvider: Codable { let name: String }"),
      RoleCase("in the domain", path: "Domain/Feed.swift", "struct Feed { let id: Int }"),
      RoleCase("an enum that carries something", path: "Model/Kind.swift", "enum Kind { case mail(String), none }"),
      RoleCase("a tree", path: "Model/Tree.swift", "indirect enum Tree { case leaf(Int), node([Tree]) }"),
      RoleCase("by the superclass", path: "Models/A.swift", "class Item: Base {}\nclass Base { var id = 0 }"),
      RoleCase("Core Data", "class Note: Managed {}\nclass Managed: NSManagedObject {}"),
      RoleCase("Core Data, by a library's base class", "class Note: SyncedManagedObject { var title = 1 }"),
      RoleCase("SwiftData", "@Model final class Note {}"),
      RoleCase("Realm", "import RealmSwift\nclass Note: Object {}"),
      RoleCase("with a picture, as it says", path: "Entities/A.swift", "struct Feed { let picture: UIImage }"),
      RoleCase("in a folder that ends so", path: "App/ShopModels/A.swift", "struct Feed { let id: Int }"),
      RoleCase("decoded", "struct Feed: Decodable { let id: Int }"),
      RoleCase("decoded, named like what leads through the app", "struct CashFlow: Codable { let sum: Int }"),
      RoleCase("mapped", "struct Feed: Mappable { let id: Int }"),
      RoleCase(
        "decoded, named as what is sent", path: "Models/A.swift", "struct PullRequest: Mappable { let id: Int }"),
      RoleCase(
        "a response that is passed up",
        "struct FeedResponse: Decodable { let id: Int }\n" + service(handingOut: "FeedResponse")),
      RoleCase("passed up", "struct Feed { let id: Int; let title: String }\n" + service(handingOut: "[Feed]")),
      RoleCase(
        "passed up to a closure",
        """
        struct Feed { let id: Int; let title: String }
        class FeedService { let s: URLSession; func load(then: (Result<Feed, Error>) -> Void) {} }
        """
      ),
      RoleCase(
        "a class of data that is passed up", "class Feed { var id = 0; var title = 1 }\n" + service(handingOut: "Feed?")
      ),
      RoleCase(
        "part of one",
        "struct Author { let name: String; let mail: String }\nstruct Feed: Decodable { let author: Author }"),
      RoleCase("observable, and stored", "class Feed: ObservableObject, Codable { var a = 1; var b = 2; var c = 3 }"),
      RoleCase("in a feature", path: "Features/Feed/Models/Feed.swift", "struct Feed { let id: Int }"),
      RoleCase(
        "of the network, where there is nothing else", path: "Network/Models/A.swift", "struct Feed { let id: Int }"),
    ])
  func entities(_ sample: RoleCase) { #expect(sample.roles == [.entity]) }

  @Test(
    "types that are not entities",
    arguments: [
      RoleCase("elsewhere", path: "App/Feed.swift", "struct Feed { let id: Int }"),
      RoleCase("a request", "struct FeedRequest: Codable { let id: Int }"),
      RoleCase("a response that stays below", "struct FeedResponse: Decodable { let id: Int }"),
      RoleCase("only encoded", "struct Feed: Encodable { let id: Int }"),
      RoleCase("decoded options", "struct FeedOptions: Codable { let id: Int }\n" + service(handingOut: "FeedOptions")),
      RoleCase("decoded, among screens", path: "Views/A.swift", "struct Draft: Codable { let id: Int }"),
      RoleCase("decoded, in the file of a screen", "struct Draft: Codable { let id: Int }\nstruct S: View {}"),
      RoleCase(
        "passed up with work to do",
        "class Task { var a = 1; var b = 2; func run() {}; func stop() {} }\n" + service(handingOut: "Task")),
      RoleCase("passed up, but no data", "struct Handle { let id: Int }\n" + service(handingOut: "Handle")),
      RoleCase(
        "handed in",
        "struct Feed { let a: Int; let b: Int }\nclass FeedService { let s: URLSession; func f(_ x: Feed) {} }"),
      RoleCase(
        "what a widget shows", "struct Entry: TimelineEntry { let a: Int; let b: Int }\n" + service(handingOut: "Entry")
      ),
      RoleCase("a stand-in", "struct MockFeed: Codable { let id: Int }"),
      RoleCase("a namespace", path: "Models/A.swift", "enum Limits { static let most = 5 }"),
      RoleCase("words to choose from", path: "Model/Kind.swift", "enum Kind: String { case mail }"),
      RoleCase("an error", path: "Models/A.swift", "enum Failure: Error { case lost }"),
      RoleCase(
        "any value", path: "Model/JSON.swift",
        "enum JSON { case null, text(String), list([JSON]), object([String: JSON]) }"),
      RoleCase("an option set", path: "Models/A.swift", "struct Options: OptionSet { let rawValue: Int }"),
      RoleCase("coding keys", path: "Models/A.swift", "enum CodingKeys: String, CodingKey { case id }"),
      RoleCase("a parser", path: "Models/A.swift", "struct FeedParser { let text: String }"),
      RoleCase("data to transfer", path: "Models/A.swift", "struct FeedDTO: Codable { let id: Int }"),
      RoleCase("a view model", path: "Models/A.swift", "struct FeedViewModel { let id: Int }"),
      RoleCase("a manager", path: "Models/A.swift", "class FeedManager { let id: Int }"),
      RoleCase("a coded manager", path: "Models/A.swift", "class FeedManager: Codable { let id: Int }"),
      RoleCase("a protocol", path: "Models/A.swift", "protocol Feed { var id: Int { get } }"),
      RoleCase("observable state", path: "Models/A.swift", "class Session: ObservableObject { var id = 0 }"),
      RoleCase("a view", path: "Models/A.swift", "struct Feed: View { let id: Int }"),
      RoleCase("what screens show", path: "Presentation/Models/A.swift", "struct Feed { let id: Int }"),
      RoleCase(
        "with a closure", path: "Search/Models/A.swift", "struct Row { let title: String; let tap: () -> Void }"),
      RoleCase("with a picture", path: "Search/Models/A.swift", "struct Row { let title: String; let icon: UIImage? }"),
      RoleCase(
        "of such", path: "Search/Models/A.swift",
        "struct Section { let rows: [Row] }\nstruct Row { let tap: (() -> Void)? }"),
      RoleCase("keeps a service", path: "Models/A.swift", "class Feed { let s: FeedService }\nclass FeedService {}"),
      RoleCase("a use case", path: "Domain/UseCases/A.swift", "class LoadFeed { let id: Int }"),
      RoleCase("does work by its name", path: "Model/A.swift", "class RequestExecutorImpl { var url = \"\" }"),
      RoleCase(
        "inherits from work", path: "Model/A.swift", "class MyFeed: DataSource { var id = 0 }\nclass DataSource {}"),
      RoleCase(
        "tells a delegate", path: "Model/A.swift",
        "class FeeProxy { weak var delegate: FeeDelegate?; var id = 0 }\nprotocol FeeDelegate {}"),
      RoleCase(
        "is called view model", path: "Browser/Model/A.swift",
        "struct PageModel { let url: URL }\nprotocol Shows { func show(viewModel: PageModel?) }"),
    ])
  func noEntities(_ sample: RoleCase) { #expect(!sample.roles.contains(.entity)) }

  @Test("nested types are part of the entity; coding keys and private ones are not")
  func nested() {
    let sample = RoleSample([
      "Models/Feed.swift":
        """
      struct Feed { let k: Kind\n enum Kind { case a(Int) }\n enum CodingKeys: CodingKey { case k }
       private struct Box { let x: Int } }
      """,
      "Models/DB.swift": "enum DB { struct Item { let id: Int }\n enum Columns { case id } }",
    ])
    #expect(sample.types(.entity) == ["DB.Item", "Feed", "Feed.Kind"])
    #expect(sample.because("Feed") == ["a plain struct in the folder Models"])
  }

  @Test("data of the network is not an entity if the project has entities")
  func networkDataIsNotAnEntityNextToEntities() {
    let sample = RoleSample([
      "Data/Network/Models/Feed.swift": "struct FeedData { let id: Int }",
      "Domain/Entities/Feed.swift": "struct Feed { let id: Int }",
    ])
    #expect(sample.types(.entity) == ["Feed"])
  }

  @Test("data that the network layer passes up is an entity, even if the project has other entities")
  func networkDataPassedUpIsAnEntity() {
    let sample = RoleSample([
      "Data/Network/Models/Feed.swift":
        "struct FeedItem { let id: Int }\nclass FeedService { let s: URLSession; func load() -> FeedItem? { nil } }",
      "Domain/Entities/Feed.swift": "struct Feed { let id: Int }",
    ])
    #expect(sample.types(.entity) == ["Feed", "FeedItem"])
  }

  @Test("an Objective-C model whose header is in another folder than its implementation")
  func headers() {
    let sample = RoleSample([
      "Headers/Feed.h": "@interface Feed : NSObject\n@property (nonatomic, copy) NSString *title;\n@end\n",
      "Source/Models/Feed.m": "#import \"Feed.h\"\n@implementation Feed\n@end\n",
    ])
    #expect(sample.types(.entity) == ["Feed"])
    #expect(sample.because("Feed") == ["a plain class implemented in the folder Source/Models"])
  }
}

private func service(handingOut result: String) -> String {
  "class FeedService { let s: URLSession; func load() -> \(result) { fatalError() } }"
}
