import LowLevel
import SourceFacts

/// Parses the vocabulary text that is compiled into the program: one line for each framework, followed by a line for
/// each of its types.
///
///     # UIKit 8 Foundation
///     n UIEdge* NSShadow
///     h View Text
///     c UIWindow UIView 4 - rootViewController:UIViewController,children:[UIViewController]
///
/// Fields are separated by blanks; `-` is an empty field, and empty fields at the end of a line are omitted.
/// - `#`: a framework, its traits as a number, and the modules that it re-exports
/// - `n`: names and name patterns of types about which nothing else is known
/// - `h`: types with common names that projects often declare too
/// - `c` class, `p` protocol, `v` value type, `f` function, `a` attribute, `l` label: the name, supertypes, traits,
///   generic parameters and members
struct VocabularyReader {
  struct Entry {
    /// Whether subtypes inherit the traits of this type.
    var passesTraitsToSubtypes = false
    var isClass = false
    var supertypes: [Name] = []
    var parameters: [Name] = []
    var traits: Traits = []
  }

  private(set) var names = NameTable(expected: 2_000)
  /// By name. If several frameworks have a type of the same name, its entry merges them.
  private(set) var entries: [Entry] = []
  private(set) var members: [UInt64: Frameworks.Member] = [:]
  private(set) var frameworks: [Frameworks.Framework] = []

  init(_ text: String) {
    members.reserveCapacity(512)
    text.withBytes { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let fields = line.split(separator: UInt8(ascii: " "))
        switch fields[0][0] {
        case UInt8(ascii: "#"): readFramework(fields)
        case UInt8(ascii: "n"): frameworks[frameworks.count - 1].otherNames = rest(of: line)
        case UInt8(ascii: "h"): frameworks[frameworks.count - 1].commonNames = rest(of: line)
        default: readType(fields)
        }
      }
    }
    while entries.count < names.count { entries.append(Entry()) }
  }

  static func key(_ type: Name, _ member: Name) -> UInt64 { UInt64(type.raw) << 32 | UInt64(member.raw) }

  private func rest(of line: ByteView) -> String { line.dropFirst(2).string }

  private mutating func readFramework(_ fields: [ByteView]) {
    frameworks.append(
      Frameworks.Framework(
        module: fields[1].string,
        traits: Traits(rawValue: fields.count > 2 ? number(fields[2]) : 0),
        reexports: fields.count > 3 ? items(fields[3]).map(\.string) : []))
  }

  private mutating func readType(_ fields: [ByteView]) {
    let name = names.intern(fields[1])
    while entries.count <= Int(name.raw) { entries.append(Entry()) }
    let kind = fields[0][0]
    if kind != UInt8(ascii: "f"), kind != UInt8(ascii: "l") { frameworks[frameworks.count - 1].types.append(name) }
    var entry = entries[Int(name.raw)]
    if kind == UInt8(ascii: "c") { entry.isClass = true }
    if kind != UInt8(ascii: "v") { entry.passesTraitsToSubtypes = true }
    if fields.count > 2 { entry.supertypes += items(fields[2]).map { names.intern($0) } }
    if fields.count > 3 { entry.traits.formUnion(Traits(rawValue: number(fields[3]))) }
    if fields.count > 4 { entry.parameters += items(fields[4]).map { names.intern($0) } }
    if fields.count > 5 { for member in items(fields[5]) { read(member, of: name) } }
    entries[Int(name.raw)] = entry
  }

  /// Parses `name:type:traits`: `windows:[UIWindow]`, `main:DispatchQueue:8`, `dismiss::16`.
  private mutating func read(_ member: ByteView, of type: Name) {
    let parts = member.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let isCollection = parts[1].first == UInt8(ascii: "[")
    let value = isCollection ? parts[1].dropFirst().dropLast() : parts[1]
    let traits = Traits(rawValue: parts.count > 2 ? number(parts[2]) : 0)
    members[Self.key(type, names.intern(parts[0]))] = Frameworks.Member(
      type: names.intern(value), isCollection: isCollection, traits: traits)
  }

  private func items(_ field: ByteView) -> [ByteView] { field == "-" ? [] : field.split(separator: UInt8(ascii: ",")) }

  private func number(_ field: ByteView) -> UInt64 { field.reduce(0) { digit(in: $1, after: $0) } }

  private func digit(in byte: UInt8, after number: UInt64) -> UInt64 {
    byte == UInt8(ascii: "-") ? 0 : number * 10 + UInt64(byte - UInt8(ascii: "0"))
  }

  // MARK: Derived

  /// The superclass of each class, by name; `.none` if it has none.
  var superclasses: [Name] {
    entries.map { entry in
      guard entry.isClass, let first = entry.supertypes.first, entries[Int(first.raw)].isClass else { return .none }
      return first
    }
  }

  /// Own and inherited traits, by name. Value types inherit none: `enum Kind: String` does not have the traits of
  /// `String`.
  var inheritedTraits: [Traits] {
    var all = entries.map(\.traits)
    var isDone = [Bool](repeating: false, count: entries.count)
    func resolve(_ type: Int) {
      if isDone[type] { return }
      isDone[type] = true
      for supertype in entries[type].supertypes where entries[Int(supertype.raw)].passesTraitsToSubtypes {
        resolve(Int(supertype.raw))
        if entries[type].passesTraitsToSubtypes { all[type].formUnion(all[Int(supertype.raw)]) }
      }
    }
    for type in entries.indices { resolve(type) }
    return all
  }
}
