import Foundation

/// Talks JSON to one host. It knows no type of the app's: callers say what they expect.
final class HTTPClient {
  /// One exchange with the server; no kin of the account's session.
  private struct Session {
    let urlSession: URLSession
    let startedAt = Date()
  }

  private let host: URL
  private let token: () -> String?
  private let session = Session(urlSession: .shared)

  init(host: URL, token: @escaping () -> String?) {
    self.host = host
    self.token = token
  }

  func get<Value: Decodable>(_ path: String, completion: @escaping (Result<Value, Error>) -> Void) {
    data(path) { result in
      completion(Result { try JSONDecoder.trail.decode(Value.self, from: result.get()) })
    }
  }

  func data(_ path: String, completion: @escaping (Result<Data, Error>) -> Void) {
    send(request(path, method: "GET"), completion)
  }

  func post(_ path: String, completion: @escaping (Bool) -> Void) {
    send(request(path, method: "POST")) { result in completion((try? result.get()) != nil) }
  }

  private func request(_ path: String, method: String) -> URLRequest {
    var request = URLRequest(url: host.appendingPathComponent(path))
    request.httpMethod = method
    if let token = token() { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    return request
  }

  private func send(_ request: URLRequest, _ completion: @escaping (Result<Data, Error>) -> Void) {
    session.urlSession.dataTask(with: request) { data, _, error in
      DispatchQueue.main.async {
        completion(error.map(Result.failure) ?? .success(data ?? Data()))
      }
    }
    .resume()
  }
}

extension JSONDecoder {
  static let trail: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }()
}
