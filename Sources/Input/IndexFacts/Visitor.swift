import CIndexStore

/// Passes a closure to a C function with a function pointer and a context.
final class Visitor<Value> {
  fileprivate let body: (Value) -> Void

  init(_ body: @escaping (Value) -> Void) { self.body = body }

  /// - Parameter call: is called with the context.
  func run(_ call: (UnsafeMutableRawPointer) -> Bool) { _ = call(Unmanaged.passUnretained(self).toOpaque()) }
}

extension Visitor<IndexStoreText> {
  var function: IndexStoreTextVisitor { visitText }
}

extension Visitor<IndexStoreHandle?> {
  var function: IndexStoreHandleVisitor { visitHandle }
}

private func visitText(_ context: UnsafeMutableRawPointer?, _ text: IndexStoreText) -> Bool {
  if let context { Unmanaged<Visitor<IndexStoreText>>.fromOpaque(context).takeUnretainedValue().body(text) }
  return true
}

private func visitHandle(_ context: UnsafeMutableRawPointer?, _ handle: IndexStoreHandle?) -> Bool {
  if let context { Unmanaged<Visitor<IndexStoreHandle?>>.fromOpaque(context).takeUnretainedValue().body(handle) }
  return true
}

extension String {
  init(_ text: IndexStoreText) {
    let bytes = UnsafeRawBufferPointer(start: text.data, count: text.data == nil ? 0 : text.length)
    self = String(decoding: bytes, as: UTF8.self)
  }
}
