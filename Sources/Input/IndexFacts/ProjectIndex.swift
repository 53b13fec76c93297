import Foundation
import SourceFacts

/// The facts of a project's index store, and notes about them.
public struct ProjectIndex: Sendable {
  /// Nil if there is no usable store.
  public private(set) var facts: IndexedFacts?
  /// Why a requested or found store is not used.
  public private(set) var note: String?

  /// - Parameters:
  ///   - base: the project's folder, absolute.
  ///   - store: the store to use; nil looks for one.
  ///   - worker: a binary, and arguments that make it call `IndexWorker.run(store:base:)`; without one the store is
  ///     read in this process.
  public init(base: String, store wanted: String?, worker: (executable: String, arguments: [String])?) {
    guard let store = wanted ?? StoreSearch.store(for: base, home: Self.home) else { return }
    guard StoreSearch.isStore(store) else {
      note = "no index store in \(store): read from source"
      return
    }
    do throws(StoreReader.Failure) {
      if let worker {
        facts = try IndexWorker.facts(executable: worker.executable, arguments: worker.arguments + [store, base])
      } else {
        facts = try StoreReader.facts(store: store, base: base)
      }
    } catch {
      note = "the index store \(store) \(Self.reason(error)): read from source"
    }
  }

  /// Whether there is a store for a project in the usual places.
  public static func hasStore(for base: String) -> Bool {
    StoreSearch.store(for: base, home: home) != nil
  }

  private static var home: String? { getenv("HOME").map { String(cString: $0) } }

  private static func reason(_ failure: StoreReader.Failure) -> String {
    switch failure {
    case .noLibrary: "is not read, for want of libIndexStore (it comes with Swift; or set LIBINDEXSTORE_PATH)"
    case .unreadable: "cannot be read"
    case .crashed: "is damaged"
    case .timedOut: "takes too long to read"
    }
  }
}
