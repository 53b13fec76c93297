import LowLevel
import SourceFacts

/// Values by path. ASCII paths are looked up by bytes with a cheap hash; other paths, which have several spellings, are
/// compared as strings.
struct PathTable<Value> {
  private var names = NameTable()
  /// By name; the first value is for the empty path.
  private var values: [Value?] = [nil]
  private var others: [String: Value] = [:]

  subscript(path: String) -> Value? {
    var isASCII = true
    let name = path.withBytes { bytes in
      isASCII = bytes.isASCII
      return isASCII ? names.find(bytes) : nil
    }
    return isASCII ? name.flatMap { values[Int($0.raw)] } : others[path]
  }

  mutating func set(_ path: String, _ value: Value) { change(path) { $0 = value } }

  /// Changes the value of a path, nil if it has none.
  mutating func change(_ path: String, _ change: (inout Value?) -> Void) {
    guard let name = path.withBytes({ $0.isASCII ? names.intern($0) : nil }) else { return change(&others[path]) }
    if Int(name.raw) == values.count { values.append(nil) }
    change(&values[Int(name.raw)])
  }

  /// Changes the value of a path, if it has one.
  mutating func update(_ path: String, _ change: (inout Value) -> Void) {
    var isASCII = true
    let name = path.withBytes { bytes in
      isASCII = bytes.isASCII
      return isASCII ? names.find(bytes) : nil
    }
    if !isASCII {
      if others[path] != nil { change(&others[path]!) }
    } else if let place = name.map({ Int($0.raw) }), values[place] != nil {
      change(&values[place]!)
    }
  }
}
