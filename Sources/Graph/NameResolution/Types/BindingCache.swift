import DependencyGraph
import SourceFacts
import Tables

/// Caches what names mean in a scope, because names in types repeat.
struct BindingCache: ~Copyable {
  private typealias Slot = (key: UInt64, binding: Binding)
  private let slots = UnsafeMutablePointer<Slot>.allocate(capacity: 128)

  init() { slots.initialize(repeating: (.max, .none), count: 128) }

  deinit { slots.deallocate() }

  @inline(__always)
  mutating func find(_ scope: ScopePlace, _ name: UInt32, _ look: () -> Binding) -> Binding {
    let key = UInt64(UInt32(bitPattern: scope.raw)) << 32 | UInt64(name)
    let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 57)
    if slots[slot].key == key { return slots[slot].binding }
    let found = look()
    slots[slot] = (key, found)
    return found
  }
}
