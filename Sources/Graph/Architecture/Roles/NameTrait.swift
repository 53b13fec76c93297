import Frameworks
import LowLevel
import SourceFacts
import Tables

/// The role that the ending of a name suggests. It is never sufficient evidence alone.
enum NameTrait: UInt8, Sendable {
  case none
  case viewModel, cellModel, presenter, interactor, router, coordinator
  /// An assembly; `maker`: possibly one.
  case assembly, maker
  /// A service; `worker`: possibly one, which needs stronger evidence.
  case service, worker
  /// A data transfer object, or a helper of another role: not an entity.
  case data
  /// A helper: not an entity, and a service only by its code.
  case helper
  /// A protocol for the view of a presenter.
  case view
}

/// Endings of names, and the roles that they suggest.
struct NameEndings: Sendable {
  struct Ending: Sendable {
    let text: String
    let trait: NameTrait
  }

  static let shared = NameEndings()

  typealias EndingID = ID<Ending>

  let endings: Table<EndingID, Ending>
  private struct Place {
    /// Of its text in `bytes`.
    let range: Range<Int>
    /// The next ending with the same last two bytes, not longer than this one.
    var next: EndingID?
  }
  /// The texts of all endings, one after the other, and the range of each.
  private let bytes: [UInt8]
  private let places: Table<EndingID, Place>
  /// The longest ending for each pair of last bytes, see `place`.
  private let longest: [OptionalID<Ending>]

  private init() {
    var endings: Table<EndingID, Ending> = []
    var bytes: [UInt8] = []
    var places: Table<EndingID, Place> = []
    for (trait, texts) in Self.table {
      for text in texts.all {
        endings.append(Ending(text: text, trait: trait))
        places.append(Place(range: bytes.count..<(bytes.count + text.utf8.count)))
        bytes += text.utf8
      }
    }
    var longest = [OptionalID<Ending>](repeating: .none, count: 1024)
    for ending in endings.indices.sorted(by: { places[$0].range.count > places[$1].range.count }).reversed() {
      let end = places[ending].range.upperBound
      let place = Self.place(bytes[end - 2], bytes[end - 1])
      (places[ending].next, longest[place]) = (longest[place].id, OptionalID(ending))
    }
    (self.endings, self.bytes, self.places, self.longest) = (endings, bytes, places, longest)
  }

  /// The index for the last two bytes of an ending. No ending has only one byte.
  private static func place(_ first: UInt8, _ last: UInt8) -> Int { Int(first & 31) << 5 | Int(last & 31) }

  /// The longest known ending of a type's name. `Imp` and `Impl` are ignored: `RouterImp`, `FeedServiceImpl`.
  func ofType(_ name: ByteView) -> EndingID? {
    find(name.dropLast(Self.tail(of: name, Self.implementationTails)))
  }

  /// The same for a protocol: `FeedServiceProtocol`, `SearchViewInput`.
  func ofProtocol(_ name: ByteView) -> EndingID? {
    let whole = find(name)
    if let whole, endings[whole].trait != .data { return whole }
    return find(name.dropLast(Self.tail(of: name, Self.protocolTails))) ?? whole
  }

  private func find(_ name: ByteView) -> EndingID? {
    guard name.count > 1 else { return nil }
    var next = longest[Self.place(name[name.count - 2], name[name.count - 1])].id
    return bytes.withBytes { bytes in
      while let ending = next, !Self.ends(name, bytes.extracting(places[ending].range)) { next = places[ending].next }
      return next
    }
  }

  @inline(__always)
  private static func ends(_ name: ByteView, _ ending: ByteView) -> Bool {
    // `VM` ends `FeedVM`, but not `JVM`.
    name.hasSuffix(ending)
      && (ending.count > 2 || name.count == ending.count || name[name.count - ending.count - 1] >= UInt8(ascii: "a"))
  }

  private static func tail(of name: ByteView, _ tails: [ByteView]) -> Int {
    for tail in tails where tail.count < name.count && name.hasSuffix(tail) { return tail.count }
    return 0
  }

  private static let implementationTails = NamingConventions.Tails.ofImplementation.bytes
  private static let protocolTails = NamingConventions.Tails.ofProtocol.bytes

  private static let table: [(NameTrait, NamingConventions.Words)] = [
    (.viewModel, NamingConventions.Types.viewModel),
    (.cellModel, NamingConventions.Types.cellModel),
    (.presenter, NamingConventions.Types.presenter),
    (.interactor, NamingConventions.Types.interactor),
    (.router, NamingConventions.Types.router),
    (.coordinator, NamingConventions.Types.coordinator),
    (.assembly, NamingConventions.Types.assembly),
    (.maker, NamingConventions.Types.maker),
    (.service, NamingConventions.Types.service),
    (.worker, NamingConventions.Types.worker),
    (.data, NamingConventions.Types.data),
    (.helper, NamingConventions.Types.helper),
    (.view, NamingConventions.Types.view),
  ]
}
