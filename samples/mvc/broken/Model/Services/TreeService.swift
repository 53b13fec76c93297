import Foundation

/// Asks the city's register for trees.
final class TreeService {
  private let session = URLSession.shared
  // The model tells of changes to whoever listens; it knows no screen.
  weak var list: TreeListViewController? // expect: model_knows_ui
  private let address = URL(string: "https://example.org/trees")!

  func trees(matching query: String, completion: @escaping (Result<[Tree], Error>) -> Void) {
    var components = URLComponents(url: address, resolvingAgainstBaseURL: false)!
    components.queryItems = [URLQueryItem(name: "q", value: query)]
    session.dataTask(with: components.url!) { data, _, error in
      if let error { return completion(.failure(error)) }
      completion(Result { try JSONDecoder().decode([Tree].self, from: data ?? Data()) })
    }.resume()
  }
}
