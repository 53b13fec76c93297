#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A thread with a stack that is large enough for the nesting that the scanners accept. The other functions of this
/// target use such threads.
public final class DeepThread: @unchecked Sendable {
  private var handle: pthread_t?

  /// In bytes.
  private static let stackSize = 64 << 20

  /// Returns nil if the system cannot create another thread.
  public init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, Self.stackSize) == 0 else { return nil }
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      let code = pthread_create(&handle, &attributes, { Work.run($0) }, work.toOpaque())
    #else
      var created = pthread_t()
      let code = pthread_create(&created, &attributes, { $0.flatMap { Work.run($0) } }, work.toOpaque())
      handle = created
    #endif
    guard code == 0 else {
      handle = nil
      work.release()
      return nil
    }
  }

  deinit { if let handle { pthread_detach(handle) } }

  /// Waits until the body has returned and its closure is released. At most one thread may call this.
  public func join() {
    guard let handle else { return }
    pthread_join(handle, nil)
    self.handle = nil
  }

  private final class Work {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
      return nil
    }
  }
}
