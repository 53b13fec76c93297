import Frameworks
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
      for text in texts.all {
        endings.append(Ending(text: text, trait: trait))
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
