import DependencyGraph
import SourceFacts
import Tables

/// A cache of resolved names that are not called, for one file. Each slot holds the most recent entry.
struct SettledNames: ~Copyable {
  /// Everything that the result depends on.
  struct Question {
    var name: UInt32
    /// The type of the base. For an unqualified name, `unset`, or `unknown` if it is called.
    var base: TypeID
    var receiver: ScopeWalk.Receiver
    /// The enclosing type or extension.
    var context: EntityID?
  }

  private struct Slot {
    var key: UInt64 = 0
    var context = OptionalID<Entity>.none
    /// A number for the file and the receiver.
    var stamp: UInt32 = 0
    var entity = OptionalID<Entity>.none
    var type = TypeID.unset
  }

  private let slots: UnsafeMutablePointer<Slot>
  private var turn: UInt32 = 1
  private static var bits: Int { 9 }

  init() {
    slots = .allocate(capacity: 1 << Self.bits)
    slots.initialize(repeating: Slot(), count: 1 << Self.bits)
  }

  deinit { slots.deallocate() }

  /// Forgets all.
  mutating func clear() { turn &+= 1 }

  @inline(__always)
  private func place(_ question: Question) -> (slot: Int, key: UInt64, stamp: UInt32) {
    let key = UInt64(question.base.raw) << 32 | UInt64(question.name)
    let mixed = (key ^ UInt64(UInt32(bitPattern: question.context?.raw ?? -1)) << 20) &* 0x9E37_79B9_7F4A_7C15
    return (
      Int(truncatingIfNeeded: mixed >> UInt64(64 - Self.bits)), key, turn << 2 | UInt32(question.receiver.rawValue)
    )
  }

  @inline(__always)
  func find(_ question: Question) -> (entity: EntityID, type: TypeID)? {
    let (slot, key, stamp) = place(question)
    guard slots[slot].key == key, slots[slot].stamp == stamp, slots[slot].context == OptionalID(question.context),
      let entity = slots[slot].entity.id
    else { return nil }
    return (entity, slots[slot].type)
  }

  @inline(__always)
  mutating func insert(_ question: Question, _ entity: EntityID, _ type: TypeID) {
    let (slot, key, stamp) = place(question)
    slots[slot] = Slot(
      key: key, context: OptionalID(question.context), stamp: stamp, entity: OptionalID(entity), type: type)
  }
}

extension FileResolver {
  /// Resolves a name that is not called from the cache; false if it is not there.
  @inline(__always)
  func settleAgain(_ node: NodeID, _ question: SettledNames.Question) -> Bool {
    guard let (entity, type) = memos.settled.find(question) else { return false }
    entities[node] = entity
    reader.note(entity, node)
    reader.types[node] = type
    return true
  }

  /// The same, also for a type that is called: the arguments then choose the initializer.
  @inline(__always)
  func settleAgain(_ node: NodeID, _ call: NodeID?, _ question: SettledNames.Question) -> Bool {
    guard isSmall(call), settleAgain(node, question) else { return false }
    guard let call else { return true }
    chooseInitializer(node, call, reader.arena.argument(0, of: reader.types[node]))
    return true
  }

  /// Caches the entity of a name that is not called, or of a type's unique name, if it depends only on the question.
  /// Functions also depend on their context, local declarations on the position, and variables may not have a type yet.
  @inline(__always)
  func keepSettled(_ node: NodeID, _ question: SettledNames.Question) {
    let type = reader.types[node]
    guard let entity = entities[node], type.isKnown || reader.sink.isOn else { return }
    let this = table.entities[entity]
    guard this.kind == .variable || this.kind == .case || this.kind.namesType, !this.flags.contains(.local) else {
      return
    }
    memos.settled.insert(question, entity, type)
  }

  /// Whether the members of a type depend only on the type. Those of a generic parameter also depend on the `where`
  /// clauses around the use.
  @inline(__always)
  func hasOwnMembers(_ type: TypeID) -> Bool {
    switch reader.arena.kind(type) {
    case .parameter, .dependent, .composition: false
    default: true
    }
  }
}
