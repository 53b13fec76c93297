import Foundation

protocol TideService: Sendable {
  /// The tides that are known, now and whenever that changes.
  var tides: AsyncStream<[Tide]> { get }
  func load(harbour: String) async throws -> [Tide]
}

/// Asks a server.
actor RemoteTideService: TideService {
  nonisolated let tides: AsyncStream<[Tide]>
  private let news: AsyncStream<[Tide]>.Continuation
  private let host: any Host
  private let store: any KeyedStore

  init(host: any Host, store: any KeyedStore) {
    self.host = host
    self.store = store
    (tides, news) = AsyncStream.makeStream()
  }

  func load(harbour: String) async throws -> [Tide] {
    let tides = try await host.push(TideRequest(harbour: harbour))
    store.keep(harbour, for: "harbour")
    news.yield(tides)
    return tides
  }
}

/// Reckons them from the moon, when there is no network.
actor LunarTideService: TideService {
  nonisolated let tides = AsyncStream<[Tide]> { $0.finish() }

  func load(harbour: String) async throws -> [Tide] {
    (0..<4).map { Tide(harbour: harbour, time: Date(timeIntervalSinceNow: Double($0) * 22_350), height: $0 % 2 == 0 ? 5 : 1) }
  }
}

private struct TideRequest: Request {
  let harbour: String
  var path: String { "tides/" + harbour }

  func answer(from data: Data) throws -> [Tide] {
    try JSONDecoder().decode([Double].self, from: data).map { Tide(harbour: harbour, time: .now, height: $0) }
  }
}
