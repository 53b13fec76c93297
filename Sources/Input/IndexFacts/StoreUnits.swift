import CIndexStore
import Foundation
import Storage

/// One file of the project in a store: the newest build of it.
struct StoreFile {
  /// Relative to the base folder.
  var path: String
  /// When the compiler finished it, in nanoseconds since 1970.
  var written: Int64
  /// Names of the records with its occurrences.
  var records: [String]
}

/// The units of a store that belong to a project, one for each compiled file.
struct StoreUnits {
  /// Sorted by path.
  private(set) var files: [StoreFile] = []

  /// - Parameter base: the project's folder, absolute. The compiler may have used symbolic links to it.
  init(_ functions: IndexStoreFunctions, _ store: IndexStoreHandle, base: String) {
    let bases = Set([base, URL(fileURLWithPath: base).resolvingSymlinksInPath().path, Self.real(base)]).map { $0 + "/" }
    var names: [String] = []
    let collect = Visitor<IndexStoreText> { names.append(String($0)) }
    collect.run { functions.store_units_apply_f(store, 1, $0, collect.function) }
    var newest: [String: StoreFile] = [:]
    for name in names {
      guard let unit = functions.unit_reader_create(store, name, nil) else { continue }
      defer { functions.unit_reader_dispose(unit) }
      if functions.unit_reader_is_system_unit(unit) { continue }
      let written = Self.modificationTime(functions, unit)
      for (path, record) in Self.records(functions, unit) {
        guard let relative = Self.relative(path, to: bases) else { continue }
        if let known = newest[relative], known.written > written { continue }
        if newest[relative]?.written == written {
          if newest[relative]?.records.contains(record) == false { newest[relative]?.records.append(record) }
        } else {
          newest[relative] = StoreFile(path: relative, written: written, records: [record])
        }
      }
    }
    files = newest.values.sorted { $0.path < $1.path }
  }

  private static func modificationTime(_ functions: IndexStoreFunctions, _ unit: IndexStoreHandle) -> Int64 {
    var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
    functions.unit_reader_get_modification_time(unit, &seconds, &nanoseconds)
    return seconds &* 1_000_000_000 &+ nanoseconds
  }

  private static let recordDependency: Int32 = 2

  private static func records(
    _ functions: IndexStoreFunctions, _ unit: IndexStoreHandle
  ) -> [(path: String, record: String)] {
    var records: [(path: String, record: String)] = []
    let collect = Visitor<IndexStoreHandle?> { dependency in
      guard functions.unit_dependency_get_kind(dependency) == recordDependency else { return }
      let path = String(functions.unit_dependency_get_filepath(dependency))
      records.append((path, String(functions.unit_dependency_get_name(dependency))))
    }
    collect.run { functions.unit_reader_dependencies_apply_f(unit, $0, collect.function) }
    return records
  }

  private static func real(_ path: String) -> String {
    RealPath.of(path) ?? path
  }

  /// Nil for files outside of the project, fetched dependencies and build products.
  private static func relative(_ path: String, to bases: [String]) -> String? {
    guard let base = bases.first(where: { path.hasPrefix($0) }) else { return nil }
    let relative = String(path.dropFirst(base.count))
    return relative.hasPrefix(".build/") || relative.contains("/.build/") ? nil : relative
  }
}
