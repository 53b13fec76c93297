import Foundation

/// A kind of request. Clients declare theirs without a change to the host.
protocol Request: Sendable {
  associatedtype Answer: Sendable
  var path: String { get }
  func answer(from data: Data) throws -> Answer
}

protocol Host: Sendable {
  func push<R: Request>(_ request: R) async throws -> R.Answer
}

actor HTTPHost: Host {
  private let base: URL

  init(base: URL) { self.base = base }

  func push<R: Request>(_ request: R) async throws -> R.Answer {
    let (data, _) = try await URLSession.shared.data(from: base.appendingPathComponent(request.path))
    return try request.answer(from: data)
  }
}
