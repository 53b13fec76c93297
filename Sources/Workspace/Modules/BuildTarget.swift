import SourceFacts

/// What a project says is compiled into one module.
struct BuildTarget {
  /// By which source code imports it.
  var module: String
  /// The target's own name.
  var name: String
  var isTest: Bool
  /// Single files, relative to the base folder.
  var files: [String] = []
  /// Storyboards and xibs among its resources.
  var interfaces: [String] = []
  var folders: [TargetFolder] = []
  var headers = ModuleHeaders()
  /// The package's folder or the `.xcodeproj`, relative to the base folder: tells targets of one name apart.
  var project = ""
  /// From what an Xcode project is made of. It counts only for files that no project or package itself lists.
  var isDescription = false
}

/// A folder whose files all belong to a target, but for exceptions. Paths are relative to the base folder.
struct TargetFolder {
  var path: String
  /// Files and folders that do not belong; nil for none.
  private(set) var excluded: PathSet?
  /// When given: only these files and folders.
  private(set) var only: PathSet?

  init(path: String, excluded: [String] = [], only: [String]? = nil) {
    self.path = path
    self.excluded = excluded.isEmpty ? nil : PathSet(excluded)
    self.only = only.map { PathSet($0) }
  }
}

/// A folder or file that a project names, as a path from the base folder.
enum ProjectPath {
  /// Takes `.` and `..` out; nil when that leaves the base folder.
  static func join(_ folder: String, _ path: String) -> String? {
    let plain = appending(folder, path)
    if isNormal(plain) { return plain }
    var components: [Substring.UTF8View] = []
    for component in split(folder) + split(path) where !component.elementsEqual(".".utf8) {
      if !component.elementsEqual("..".utf8) {
        components.append(component)
      } else if components.popLast() == nil {
        return nil
      }
    }
    return components.map { Substring($0) }.joined(separator: "/")
  }

  /// As they are written: `..` stays where it is.
  static func appending(_ folder: String, _ path: String) -> String {
    if folder.isEmpty { return path }
    var (folder, path) = (folder, path)
    return folder.withUTF8 { folder in
      path.withUTF8 { path in
        String(unsafeUninitializedCapacity: folder.count + 1 + path.count) { room in
          var end = room.initialize(fromContentsOf: folder)
          room[end] = UInt8(ascii: "/")
          end += 1
          return room[end...].initialize(fromContentsOf: path)
        }
      }
    }
  }

  /// Whether no component is empty or begins with a dot.
  private static func isNormal(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var start = 0
      while start < bytes.count, bytes[start] != UInt8(ascii: "/"), bytes[start] != UInt8(ascii: ".") {
        guard let slash = bytes.find("/", from: start) else { return true }
        start = slash + 1
      }
      return false
    }
  }

  static func split(_ path: String) -> [Substring.UTF8View] { path.utf8.split(separator: UInt8(ascii: "/")) }

  /// The name without what follows its last dot.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Whether a path is that of something in this very folder, not further down.
  static func isDirectly(_ path: String, in folder: String) -> Bool {
    let (path, folder) = (path.utf8, folder.utf8)
    return path.withContiguousStorageIfAvailable { path in
      folder.withContiguousStorageIfAvailable { folder in
        var slash = path.count - 1
        while slash >= 0, path[slash] != UInt8(ascii: "/") { slash -= 1 }
        return Swift.max(0, slash) == folder.count && path.hasPrefix(folder)
      }
    }.flatMap { $0 } ?? false
  }

  static func folder(of path: String) -> String { String(path.folderPath) }

  static func name(of path: String) -> String { String(path.lastPathComponent) }

  /// Without making a string of the name.
  static func isNamed(_ path: String, _ name: String) -> Bool { path.hasSuffix(name) && path.lastPathComponent == name }
}

extension String {
  /// As Xcode and SwiftPM make a module's name of a target's: what an identifier cannot hold becomes `_`.
  var asIdentifier: String {
    var result = ""
    for character in self {
      let isAllowed = character.isLetter || character == "_" || (character.isNumber && !result.isEmpty)
      result.append(isAllowed ? character : "_")
    }
    return result.isEmpty ? "_" : result
  }
}
