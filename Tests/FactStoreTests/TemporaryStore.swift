import FactStore
import Foundation
import SourceFacts
import Storage
import SwiftScanning

/// A folder for a store, which is removed with this object.
final class TemporaryStore {
  let folder: String
  var identity = ContentHash("this build")

  init() throws {
    folder = NSTemporaryDirectory() + "factstore-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The store as a run sees it that starts now.
  func open(base: String = "/app", factCache: FactCache? = nil) -> FactStore {
    FactStore(folder: folder, base: base, identity: identity, factCache: factCache)
  }

  func names(ending: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(ending) }.sorted()
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }
}

/// A file that is different for each number.
struct SampleFile {
  let text: String
  let hash: ContentHash

  init(_ number: Int) {
    text = """
      import UIKit
      // layerlint:disable:next rule - a reason, \(number)
      final class Screen\(number): UIViewController {
        @Published var title: String? = nil
        #if DEBUG
        func load<Item>(_ items: [Item], then: @escaping () -> Void) where Item: Codable { items.forEach { print($0) } }
        #endif
      }
      """
    hash = ContentHash(Array(text.utf8))
  }

  var facts: FileFacts { SwiftScanner.scan(text) }
  var file: CachedFacts { CachedFacts(facts: FrozenFacts(facts), byteCount: text.utf8.count) }
}

extension FileFacts {
  /// All its contents, for comparisons.
  var text: String { "\(self)" }
}

extension FrozenFacts {
  var text: String { content.text }
}
