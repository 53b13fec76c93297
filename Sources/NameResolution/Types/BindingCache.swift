import DependencyGraph

/// Remembers what names mean in a scope: written types repeat.
struct BindingCache: ~Copyable {
  private var keys = [UInt64](repeating: .max, count: 128)
  private var bindings = [Binding](repeating: .none, count: 128)

  @inline(__always)
  mutating func find(_ scope: Int, _ name: UInt32, _ look: () -> Binding) -> Binding {
    let key = UInt64(UInt32(truncatingIfNeeded: scope)) << 32 | UInt64(name)
    let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 57)
    if keys[slot] == key { return bindings[slot] }
    let found = look()
    keys[slot] = key
    bindings[slot] = found
    return found
  }
}
