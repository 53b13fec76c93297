import LowLevel
import SourceFacts

/// The files of one module according to a project.
struct BuildTarget {
  /// The name that source code imports.
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
  /// The package's folder or the `.xcodeproj`, relative to the base folder: distinguishes targets with the same name.
  var project = ""
  /// Whether it comes from a file from which a project is generated. It is only used for files that no project or
  /// package lists.
  var isDescription = false
}

/// A folder whose files belong to a target, with exceptions. Paths are relative to the base folder.
struct TargetFolder {
  var path: String
  /// Files and folders in it that do not belong to the target.
  var excluded: [String] = []
  /// If set, only these files and folders.
  var only: [String]?
}

/// Paths in projects, relative to the base folder.
enum ProjectPath {
  /// Resolves `.` and `..`; nil if the result is outside the base folder.
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
    return components.reduce(into: "") { $0 += ($0.isEmpty ? "" : "/") + String(Substring($1)) }
  }

  /// Joins paths without resolving `..`.
  static func appending(_ folder: String, _ path: String) -> String {
    if folder.isEmpty { return path }
    return folder.withBytes { folder in
      path.withBytes { path in
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
    path.withBytes { bytes in
      var rest = bytes
      while let first = rest.first, first != UInt8(ascii: "/"), first != UInt8(ascii: ".") {
        guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return true }
        rest = rest.dropFirst(slash + 1)
      }
      return false
    }
  }

  static func split(_ path: String) -> [Substring.UTF8View] { path.utf8.split(separator: UInt8(ascii: "/")) }

  /// The path before the first component with a wildcard or of a source file: `Sources` for `Sources/**/*.{h,m}`.
  static func literalFolder(ofPattern pattern: String) -> String {
    let literal = pattern.pieces(at: "/").prefix { component in
      !component.contains { "*?[{".contains($0) } && WorkspaceFile.Language(path: String(component)) == nil
    }
    return literal.isEmpty ? "." : literal.joined(separator: "/")
  }

  /// The name without its extension.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  static func isDirectly(_ path: String, in folder: String) -> Bool {
    folder.withBytes { folder in
      path.withBytes { path in
        let start = folder.isEmpty ? 0 : folder.count + 1
        guard start <= path.count, start == 0 || path[start - 1] == UInt8(ascii: "/") else { return false }
        return path.hasPrefix(folder) && !path.dropFirst(start).contains(UInt8(ascii: "/"))
      }
    }
  }

  static func folder(of path: String) -> String { String(path.folderPath) }

  static func name(of path: String) -> String { String(path.lastPathComponent) }

  /// Whether the last component of a path is a name, compared without creating a string.
  static func isNamed(_ path: String, _ name: ByteView) -> Bool {
    path.hasEnding(name) && path.lastPathComponent.utf8.count == name.count
  }
}

extension String {
  /// The module name of a target's name, as in Xcode and SwiftPM: characters that identifiers cannot contain become
  /// `_`.
  var asIdentifier: String {
    if isPlainIdentifier { return self }
    var result = ""
    for character in self {
      let isAllowed = character.isLetter || character == "_" || (character.isNumber && !result.isEmpty)
      result.append(isAllowed ? character : "_")
    }
    return result.isEmpty ? "_" : result
  }

  /// Whether it consists of ASCII letters, digits and `_`, and does not start with a digit.
  private var isPlainIdentifier: Bool {
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard let first = utf8.first, !isDigit(first) else { return false }
    return utf8.allSatisfy { byte in
      isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }
}
