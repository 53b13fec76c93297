import Frameworks
import SourceFacts

/// Names of framework types and functions that show what a type does.
struct FrameworkWords: Sendable {
  enum Field: UInt8, Sendable {
    /// Network, storage, devices and system services
    case work = 1
    /// View controllers, windows, and APIs that show them
    case screen = 2
    /// APIs that create or show a screen
    case showing = 4
  }

  static let shared = FrameworkWords()

  private let fields: [String: Field]
  /// A bit for the hash of each known name: rules out most names of a file without comparing text.
  private let filter: [UInt64]

  private init() {
    var fields: [String: Field] = [:]
    for name in Self.work { fields[name] = .work }
    for name in Self.screens { fields[name] = .screen }
    self.fields = fields
    var filter = [UInt64](repeating: 0, count: 64)
    for name in fields.keys {
      let hash = NameTable.hash(name)
      filter[Int(hash >> 6) & 63] |= 1 << UInt64(hash & 63)
    }
    self.filter = filter
  }

  /// The known names among those of a file.
  func names(in names: FileNames) -> [(name: Name, field: Field)] {
    var found: [(Name, Field)] = []
    names.forEachHash { name, hash in
      guard filter[Int(hash >> 6) & 63] & (1 << UInt64(hash & 63)) != 0, let field = fields[names[name]] else { return }
      found.append((name, field))
    }
    return found
  }

  /// For each name of a table, the raw values of the fields that it belongs to; 0 for none.
  static func fields(in names: NameTable) -> [UInt8] {
    var fields = [UInt8](repeating: 0, count: names.count)
    for (field, words) in [(Field.work, work), (.screen, screens), (.showing, showing)] {
      for word in words {
        if let name = names.find(word) { fields[Int(name.raw)] |= field.rawValue }
      }
    }
    return fields
  }

  /// Whether storing such an object shows that a type works with it. False for APIs with which any type may read a
  /// single value.
  static func isWorkObject(_ name: String) -> Bool {
    let traits = Frameworks.known.traits(of: name)
    return traits.contains(.service) && !traits.contains(.ambient)
  }

  private static let work = Frameworks.known.all(with: .service)
  private static let screens = Frameworks.known.all(with: [.viewController, .window, .navigates])
  private static let showing = Frameworks.known.all(with: [.alert, .presents])
}
