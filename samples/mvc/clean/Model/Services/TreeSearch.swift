import Foundation

/// A search that is under way, and what it found.
final class TreeSearch {
  var onChange: ([Tree]) -> Void = { _ in }
  private let service: TreeService

  init(service: TreeService) { self.service = service }

  func start(_ query: String) {
    guard !query.isEmpty else { return }
    service.trees(matching: query) { [weak self] result in
      DispatchQueue.main.async { self?.finish((try? result.get()) ?? []) }
    }
  }

  private func finish(_ trees: [Tree]) {
    UserDefaults.standard.set(trees.count, forKey: "lastCount")
    onChange(trees)
  }
}
