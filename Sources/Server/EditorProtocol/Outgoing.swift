import JSON

/// A value that is part of a message.
public protocol JSONWritable: Sendable {
  func write(to writer: inout JSONWriter)
}

/// Encodes messages of JSON-RPC 2.0 to the client as bytes.
public enum Outgoing {
  /// - Parameter result: nil for `null`.
  public static func response(_ id: RequestID, _ result: (any JSONWritable)?) -> [UInt8] {
    message { writer in
      writer.member("id") { id.write(to: &$0) }
      writer.member("result") { writer in
        if let result { result.write(to: &writer) } else { writer.null() }
      }
    }
  }

  public static func failure(_ id: RequestID?, _ error: RPCError) -> [UInt8] {
    message { writer in
      writer.member("id") { writer in
        if let id { id.write(to: &writer) } else { writer.null() }
      }
      writer.member("error") { writer in
        writer.object(.line) { writer in
          writer.member("code", error.code.rawValue)
          writer.member("message", error.message)
        }
      }
    }
  }

  public static func notification(_ method: String, _ parameters: any JSONWritable) -> [UInt8] {
    message { writer in
      writer.member("method", method)
      writer.member("params") { parameters.write(to: &$0) }
    }
  }

  /// - Parameter parameters: nil if the method has none.
  public static func request(_ id: RequestID, _ method: String, _ parameters: (any JSONWritable)?) -> [UInt8] {
    message { writer in
      writer.member("id") { id.write(to: &$0) }
      writer.member("method", method)
      if let parameters { writer.member("params") { parameters.write(to: &$0) } }
    }
  }

  private static func message(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    JSONWriter.line { writer in
      writer.object(.line) { writer in
        writer.member("jsonrpc", "2.0")
        body(&writer)
      }
    }
  }
}

/// A JSON array of values.
public struct JSONList<Item: JSONWritable>: JSONWritable {
  public var items: [Item]

  public init(_ items: [Item]) { self.items = items }

  public func write(to writer: inout JSONWriter) { writer.list(items, .line) { $1.write(to: &$0) } }
}

extension String: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension JSONWriter {
  mutating func member(_ key: String, _ value: (some JSONWritable)?) {
    if let value { member(key) { value.write(to: &$0) } }
  }

  mutating func member(_ key: String, _ values: [some JSONWritable]) {
    member(key) { $0.list(values, .line) { $1.write(to: &$0) } }
  }
}
