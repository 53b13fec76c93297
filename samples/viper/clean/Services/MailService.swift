import Foundation

protocol Mail: AnyObject {
  func letters(from person: String?) async throws -> [Letter]
  func letter(_ id: String) async throws -> Letter
  func person(_ id: String) async throws -> Person
  func mailboxes() async throws -> [String]
}

final class MailService: Mail {
  private let session = URLSession.shared
  private let server = URL(fileURLWithPath: "/mail")

  func letters(from person: String?) async throws -> [Letter] {
    _ = try await session.data(from: server.appendingPathComponent(person ?? "all"))
    return []
  }

  func letter(_ id: String) async throws -> Letter {
    _ = try await session.data(from: server.appendingPathComponent(id))
    return Letter(id: id, sender: Person(id: "", name: ""), subject: "", body: "", attachments: [])
  }

  func person(_ id: String) async throws -> Person {
    _ = try await session.data(from: server.appendingPathComponent(id))
    return Person(id: id, name: "")
  }

  func mailboxes() async throws -> [String] {
    _ = try await session.data(from: server)
    return []
  }
}
