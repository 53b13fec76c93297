import Ordering
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
  /// Protocols: what a presenter drives.
  case view
}

/// Endings of names, and what they claim.
struct NameEndings: Sendable {
  struct Ending: Sendable {
    let text: String
    let bytes: [UInt8]
    let trait: NameTrait
  }

  static let shared = NameEndings()

  let endings: [Ending]
  /// Indices of `endings`, longest first, by the last two bytes; see `place`.
  private let byLastBytes: [[Int]]

  private init() {
    var endings: [Ending] = []
    for (trait, texts) in Self.table {
      for text in texts.byteWords {
        endings.append(Ending(text: String(text), bytes: Array(text.utf8), trait: trait))
      }
    }
    self.endings = endings
    var byLastBytes = [[Int]](repeating: [], count: 1024)
    for index in endings.indices.ordered(by: { endings[$0].bytes.count > endings[$1].bytes.count }) {
      let bytes = endings[index].bytes
      byLastBytes[Self.place(bytes[bytes.count - 2], bytes[bytes.count - 1])].append(index)
    }
    self.byLastBytes = byLastBytes
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
    for index in byLastBytes[Self.place(name[name.count - 2], name[name.count - 1])] where Self.ends(name, endings[index].bytes) {
      return index
    }
    return -1
  }

  private static func tail(of name: UnsafeBufferPointer<UInt8>, _ tails: [[UInt8]]) -> Int {
    tails.first { name.count > $0.count && ends(name, $0) }?.count ?? 0
  }

  private static func ends(_ name: UnsafeBufferPointer<UInt8>, _ ending: [UInt8]) -> Bool {
    guard name.count >= ending.count else { return false }
    let start = name.count - ending.count
    for offset in ending.indices where name[start + offset] != ending[offset] { return false }
    // `VM` ends `FeedVM`, but not `JVM`.
    return start == 0 || ending.count > 2 || name[start - 1] >= UInt8(ascii: "a")
  }

  private static let implementationTails = ["Implementation", "Impl", "Imp"].map { Array($0.utf8) }
  private static let protocolTails = [
    "Protocol", "Interface", "Type", "Input", "Providing", "Providable",
  ].map { Array($0.utf8) }

  private static let table: [(NameTrait, String)] = [
    (.viewModel, "ViewModel VM DisplayData DisplayModel ViewData PresentationModel ScreenModel"),
    (.cellModel, "CellModel CellViewModel RowModel RowViewModel CellData CellDisplayData"),
    (.presenter, "Presenter ViewOutput PresentationLogic"),
    (.interactor, "Interactor BusinessLogic"),
    (.router, "Router Wireframe WireFrame RoutingLogic"),
    (.coordinator, "Coordinator FlowController"),
    (
      .assembly,
      "Assembly Assembler CompositionRoot DIContainer DependencyContainer DependenciesContainer Configurator ModuleBuilder"
    ),
    (.maker, "Builder Factory Container"),
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
      DataSource Session Connection Sender Registry Reporter Persistence DataStore Analytics Extractor Caller Finder
      Updater Migrator Recorder Refresher APIController NetworkController DataController SyncController PersistenceController
      """
    ),
    (
      .data,
      """
      DTO Dto Response Request Payload Endpoint Error Parser Mapper Converter Formatter Validator Utils Utility Utilities
      Constants Keys Delegate Controller Handler Helper UseCase UseCases State Transformer Serializer Decoder Encoder Comparator
      Tests Mock Fake Stub Preview Previews Style Input Output Operation Protocol Extension View Cell
      Executor Executer Processor Daemon Facade Multicast Renderer Render Resolver Dispatcher Interceptor Adapter SectionModel
      ViewControllerManager
      """
    ),
    (.view, "ViewInput ViewProtocol ViewInterface ViewType ViewBehavior DisplayLogic PresenterOutput Viewable"),
  ]
}
