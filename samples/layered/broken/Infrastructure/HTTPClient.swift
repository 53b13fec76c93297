import Foundation

/// Talks JSON to one host.
final class HTTPClient {
  /// One exchange with the server; no kin of the account's session.
  private struct Session {
    let urlSession: URLSession
    let startedAt = Date()
  }

  private let host: URL
  private let session = Session(urlSession: .shared)

  init(host: URL) {
    self.host = host
  }

  func moments(_ path: String, completion: @escaping ([Moment]) -> Void) { // expect: upward_dependency
    data(path) { result in
      let moments = try? JSONDecoder.trail.decode([Moment].self, from: result.get())
      completion(moments ?? [])
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
    let token = UserDefaults.standard.string(forKey: "token") ?? ""
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
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
