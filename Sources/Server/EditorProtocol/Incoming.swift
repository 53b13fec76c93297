import JSON

/// The id of a request, as its sender chose it.
public enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  init?(_ node: JSONNode) {
    if let number = node.count {
      self = .number(number)
    } else if let text = node.text {
      self = .text(text)
    } else {
      return nil
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let number): writer.number(number)
    case .text(let text): writer.string(text)
    }
  }
}

/// A message of JSON-RPC 2.0 from the client.
public enum Incoming: Sendable {
  case request(RequestID, method: String, parameters: JSONNode)
  case notification(method: String, parameters: JSONNode)
  /// The response to a request of the server; nil if the request failed.
  case response(RequestID, result: JSONNode?)
  /// An invalid message, which is answered with an error.
  case invalid(RequestID?, RPCError)

  public init(_ bytes: [UInt8]) {
    let node: JSONNode
    do throws(JSONText.Fault) { node = try JSONText.read(bytes) } catch {
      self = .invalid(nil, RPCError(.parseError, "\(error.message), at byte \(error.offset)"))
      return
    }
    guard case .object = node.value else {
      self = .invalid(nil, RPCError(.invalidRequest, "a message is an object, not \(node.kind)"))
      return
    }
    let id = node["id"].flatMap(RequestID.init)
    let parameters = node["params"] ?? JSONNode(value: .null)
    switch (id, node["method"]?.text) {
    case (let id?, let method?): self = .request(id, method: method, parameters: parameters)
    case (nil, let method?) where node["id"].map(\.isNull) ?? true:
      self = .notification(method: method, parameters: parameters)
    case (let id?, nil) where node["result"] != nil || node["error"] != nil:
      self = .response(id, result: node["result"])
    default:
      self = .invalid(id, RPCError(.invalidRequest, "a message needs 'method', and an 'id' that is a number or a text"))
    }
  }
}

/// Why a request failed.
public struct RPCError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case contentModified = -32801
    case requestFailed = -32803
  }
  public var code: Code
  public var message: String

  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
