import Frameworks
import LowLevel
import SourceFacts
import Tables

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

  typealias EndingID = ID<Ending>

  let endings: Table<EndingID, Ending>
  private struct Place {
    /// In `bytes`.
    let start: Int
    let count: Int
    /// The next ending with the same last two bytes, which is no longer.
    var next: EndingID?
  }
  /// The texts of all, one after the other, and where each is among them.
  private let bytes: [UInt8]
  private let places: Table<EndingID, Place>
  /// The longest of `endings` by the last two bytes, see `place`.
  private let longest: [OptionalID<Ending>]

  private init() {
    var endings: Table<EndingID, Ending> = []
    var bytes: [UInt8] = []
    var places: Table<EndingID, Place> = []
    for (trait, texts) in Self.table {
      for text in texts.all {
        endings.append(Ending(text: text, trait: trait))
        places.append(Place(start: bytes.count, count: text.utf8.count))
        bytes += text.utf8
      }
    }
    var longest = [OptionalID<Ending>](repeating: .none, count: 1024)
    for ending in endings.indices.ordered(by: { places[$0].count > places[$1].count }).reversed() {
      let end = places[ending].start + places[ending].count
      let place = Self.place(bytes[end - 2], bytes[end - 1])
      (places[ending].next, longest[place]) = (longest[place].id, OptionalID(ending))
    }
    (self.endings, self.bytes, self.places, self.longest) = (endings, bytes, places, longest)
  }

  /// Where endings with such bytes at their end are listed; there is none of one byte.
  private static func place(_ first: UInt8, _ last: UInt8) -> Int { Int(first & 31) << 5 | Int(last & 31) }

  /// The longest ending that a type's name has. `RouterImp` and `FeedServiceImpl` count as what stands before.
  func ofType(_ name: UnsafeBufferPointer<UInt8>) -> EndingID? {
    find(UnsafeBufferPointer(rebasing: name.dropLast(Self.tail(of: name, Self.implementationTails))))
  }

  /// The same of a protocol: `FeedServiceProtocol`, `SearchViewInput`.
  func ofProtocol(_ name: UnsafeBufferPointer<UInt8>) -> EndingID? {
    let whole = find(name)
    if let whole, endings[whole].trait != .data { return whole }
    return find(UnsafeBufferPointer(rebasing: name.dropLast(Self.tail(of: name, Self.protocolTails)))) ?? whole
  }

  private func find(_ name: UnsafeBufferPointer<UInt8>) -> EndingID? {
    guard name.count > 1 else { return nil }
    var next = longest[Self.place(name[name.count - 2], name[name.count - 1])].id
    return bytes.withUnsafeBufferPointer { bytes in
      places.withUnsafeBufferPointer { places in
        while let ending = next, !Self.ends(name, places[ending.index], bytes) { next = places[ending.index].next }
        return next
      }
    }
  }

  @inline(__always)
  private static func ends(_ name: UnsafeBufferPointer<UInt8>, _ ending: Place, _ bytes: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
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

  private static func tail(of name: UnsafeBufferPointer<UInt8>, _ tails: [[UInt8]]) -> Int {
    for tail in tails where tail.count < name.count && name.suffix(tail.count).elementsEqual(tail) { return tail.count }
    return 0
  }

  private static let implementationTails = NamingConventions.Tails.ofImplementation.all.map { Array($0.utf8) }
  private static let protocolTails = NamingConventions.Tails.ofProtocol.all.map { Array($0.utf8) }

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
