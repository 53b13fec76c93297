import Foundation

/// Asks the harbour's server.
final class HTTPClient { // expect: service_without_protocol
  private let base = "https://example.org/"

  // Whoever needs a request of another kind has to change the client.
  func fetchTides(of harbour: String) async throws -> Data { try await data("tides/" + harbour) } // expect: closed_service_interface
  func fetchHarbours() async throws -> Data { try await data("harbours") }
  func fetchWarnings(of harbour: String) async throws -> Data { try await data("warnings/" + harbour) }
  func fetchCurrents() async throws -> Data { try await data("currents") }

  private func data(_ path: String) async throws -> Data {
    guard let url = URL(string: base + path) else { throw URLError(.badURL) }
    return try await URLSession.shared.data(from: url).0
  }
}
