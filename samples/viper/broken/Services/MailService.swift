import Foundation

final class MailService {
  private let session = URLSession.shared
  private let server = URL(fileURLWithPath: "/mail")

  func letter(_ id: String) async throws -> Letter {
    _ = try await session.data(from: server.appendingPathComponent(id))
    return Letter(id: id, subject: "", attachments: [])
  }

  func mailboxes() async -> [String] {
    _ = try? await session.data(from: server)
    return []
  }

  func archive(_ id: String) async { _ = try? await session.data(from: server.appendingPathComponent(id)) }
}
