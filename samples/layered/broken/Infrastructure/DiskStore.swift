import Foundation

/// Values on disk, one file each. `Moment` here is whatever the caller keeps.
final class DiskStore<Moment: Codable> {
  private let folder: URL

  init(folder name: String) {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
    folder = caches.appendingPathComponent(name, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      NSLog("every MomentCell will ask the network: %@ cannot be made", folder.path)
    }
  }

  func value(for key: String) -> Moment? {
    guard let data = try? Data(contentsOf: file(key)) else { return nil }
    return try? PropertyListDecoder().decode(Moment.self, from: data)
  }

  func keep(_ value: Moment, for key: String) {
    guard let data = try? PropertyListEncoder().encode(value) else { return }
    try? data.write(to: file(key), options: .atomic)
  }

  private func file(_ key: String) -> URL {
    folder.appendingPathComponent(FileName.safe(key))
  }
}
