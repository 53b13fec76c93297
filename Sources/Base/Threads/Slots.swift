/// An array with a slot for each index. Several threads may write to different slots at the same time.
public final class Slots<Value>: @unchecked Sendable {
  private let storage: UnsafeMutableBufferPointer<Value?>

  public init(_ count: Int) {
    storage = .allocate(capacity: count)
    storage.initialize(repeating: nil)
  }

  deinit { storage.deinitialize().deallocate() }

  /// Removes and returns the value of a slot.
  public func take(_ index: Int) -> Value? {
    var value: Value?
    swap(&value, &storage[index])
    return value
  }

  /// Each index belongs to one thread at a time.
  public subscript(index: Int) -> Value? {
    get { storage[index] }
    set { storage[index] = newValue }
  }
}
