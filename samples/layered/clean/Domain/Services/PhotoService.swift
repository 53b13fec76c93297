import Foundation

/// Photos by path, from the device when they were seen before.
final class PhotoService {
  private let client: HTTPClient
  private let store: DiskStore<Data>

  init(client: HTTPClient, store: DiskStore<Data>) {
    self.client = client
    self.store = store
  }

  func load(_ path: String, completion: @escaping (Data) -> Void) {
    if let photo = store.value(for: path) {
      completion(photo)
      return
    }
    client.data(path) { [store] result in
      guard let photo = try? result.get() else { return }
      store.keep(photo, for: path)
      completion(photo)
    }
  }
}
