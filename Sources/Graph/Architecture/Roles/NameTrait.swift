import LowLevel
import SourceFacts

/// What the ending of a name claims. Never a proof by itself.
enum NameTrait: UInt8, Sendable {
  case none
  case viewModel, cellModel, presenter, interactor, router, coordinator
  /// It says that others are put together here; `maker`: it may say so.
  case assembly, maker
  /// It does work for others; `worker`: it may, and needs a firmer sign.
  case service, worker
  /// It carries data to or from elsewhere, or serves one of the other kinds: no entity.
  case data
  /// It helps others, with whatever: no entity, and a service only by what it does.
  case helper
  /// Protocols: what a presenter drives.
  case view
}

/// Endings of names, and what they claim.
struct NameEndings: Sendable {
  struct Ending: Sendable {
    let text: String
    let trait: NameTrait
  }

  static let shared = NameEndings()

  let endings: [Ending]
  private struct Place {
    /// In `bytes`.
    let start: Int
    let count: Int
    /// The next ending with the same last two bytes, which is no longer; -1 for none.
    var next = -1
  }
  /// The texts of all, one after the other, and where each is among them.
  private let bytes: [UInt8]
  private let places: [Place]
  /// The longest of `endings` by the last two bytes, see `place`; -1 for none.
  private let longest: [Int16]

  private init() {
    var endings: [Ending] = []
    var bytes: [UInt8] = []
    var places: [Place] = []
    for (trait, texts) in Self.table {
      for text in texts.byteWords {
        endings.append(Ending(text: String(text), trait: trait))
        places.append(Place(start: bytes.count, count: text.utf8.count))
        bytes += text.utf8
      }
    }
    var longest = [Int16](repeating: -1, count: 1024)
    for index in endings.indices.ordered(by: { places[$0].count > places[$1].count }).reversed() {
      let end = places[index].start + places[index].count
      let place = Self.place(bytes[end - 2], bytes[end - 1])
      (places[index].next, longest[place]) = (Int(longest[place]), Int16(index))
    }
    (self.endings, self.bytes, self.places, self.longest) = (endings, bytes, places, longest)
  }

  /// Where endings with such bytes at their end are listed; there is none of one byte.
  private static func place(_ first: UInt8, _ last: UInt8) -> Int { Int(first & 31) << 5 | Int(last & 31) }

  /// The longest ending that a type's name has, or -1. `RouterImp` and `FeedServiceImpl` count as what stands before.
  func ofType(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    find(UnsafeBufferPointer(rebasing: name.dropLast(Self.tail(of: name, Self.implementationTails))))
  }

  /// The same of a protocol: `FeedServiceProtocol`, `SearchViewInput`.
  func ofProtocol(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    let whole = find(name)
    if whole >= 0, endings[whole].trait != .data { return whole }
    let stem = find(UnsafeBufferPointer(rebasing: name.dropLast(Self.tail(of: name, Self.protocolTails))))
    return stem >= 0 ? stem : whole
  }

  private func find(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    guard name.count > 1 else { return -1 }
    var index = Int(longest[Self.place(name[name.count - 2], name[name.count - 1])])
    return bytes.withUnsafeBufferPointer { bytes in
      places.withUnsafeBufferPointer { places in
        while index >= 0, !Self.ends(name, places[index], bytes) { index = places[index].next }
        return index
      }
    }
  }

  @inline(__always)
  private static func ends(_ name: UnsafeBufferPointer<UInt8>, _ ending: Place, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = name.count &- ending.count
    if start < 0 { return false }
    var offset = 0
    while offset < ending.count {
      if name[start &+ offset] != bytes[ending.start &+ offset] { return false }
      offset &+= 1
    }
    // `VM` ends `FeedVM`, but not `JVM`.
    return start == 0 || ending.count > 2 || name[start &- 1] >= UInt8(ascii: "a")
  }

  private static func tail(of name: UnsafeBufferPointer<UInt8>, _ tails: [StaticString]) -> Int {
    for tail in tails {
      let (count, start) = (tail.utf8CodeUnitCount, name.count - tail.utf8CodeUnitCount)
      if start > 0, name[name.count - 1] == tail.utf8Start[count - 1], (0..<count).allSatisfy({ name[start + $0] == tail.utf8Start[$0] }) {
        return count
      }
    }
    return 0
  }

  private static let implementationTails: [StaticString] = ["Implementation", "Impl", "Imp"]
  private static let protocolTails: [StaticString] = ["Protocol", "Interface", "Type", "Input", "Providing", "Providable"]

  private static let table: [(NameTrait, String)] = [
    (.viewModel, "ViewModel VM Reactor DisplayData DisplayModel ViewData PresentationModel ScreenModel"),
    (.cellModel, "CellModel CellViewModel RowModel RowViewModel CellData CellDisplayData CellViewData CellReactor"),
    (.presenter, "Presenter ViewOutput PresentationLogic"),
    (.interactor, "Interactor BusinessLogic"),
    (.router, "Router Wireframe WireFrame RoutingLogic Navigator"),
    (.coordinator, "Coordinator FlowController Flow"),
    (
      .assembly,
      "Assembly Assembler CompositionRoot DIContainer DependencyContainer DependenciesContainer Configurator ModuleBuilder ServiceLocator"
    ),
    (.maker, "Builder Factory Container Dependencies Environment Injector Composer Bootstrapper Injection"),
    (
      .service,
      """
      Service Manager Repository Store Client Provider Fetcher Gateway Downloader Authenticator Tracker Host Uploader
      Services API Api Storage Database
      """
    ),
    (
      .worker,
      """
      Loader Cache Monitor Scheduler Logger Synchronizer Syncer Importer Exporter Engine Worker
      DataSource Reader Scanner Watcher Listener Poller Indexer Notifier Backend Remote Session Connection Sender Registry Reporter Persistence DataStore Analytics Extractor Caller Finder
      Accessor Transport Agent Runner Propagator Updater Migrator Recorder Refresher APIController NetworkController DataController SyncController PersistenceController
      """
    ),
    (
      .data,
      """
      DTO Dto Response Request Payload Endpoint Error Parser Mapper Converter Formatter Validator
      Constants Keys Delegate State Transformer Serializer Decoder Encoder Comparator
      Tests Mock Fake Stub Preview Previews Style Input Output Operation Protocol Extension View Cell SectionModel
      ViewControllerManager RouterStore RouterManager CoordinatorStore CoordinatorManager NavigationStore NavigationManager
      """
    ),
    (
      .helper,
      """
      Controller Handler Helper Utils Utility Utilities UseCase UseCases Executor Executer Processor Daemon Facade Multicast
      Renderer Render Resolver Dispatcher Interceptor Adapter Observer Proxy
      """
    ),
    (.view, "ViewInput ViewProtocol ViewInterface ViewType ViewBehavior DisplayLogic PresenterOutput Viewable"),
  ]
}
