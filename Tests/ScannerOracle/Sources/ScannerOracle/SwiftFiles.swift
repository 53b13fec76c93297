import Foundation

/// The .swift files below these paths, sorted, without `.build` and `.git`. A path may also be a file.
public func swiftFiles(below paths: [String]) -> [String] {
  var files: Set<String> = []
  for path in paths {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { continue }
    guard isDirectory.boolValue else {
      files.insert(path)
      continue
    }
    let enumerator = FileManager.default.enumerator(atPath: path)
    while let name = enumerator?.nextObject() as? String {
      switch (name as NSString).lastPathComponent {
      case ".build", ".git": enumerator?.skipDescendants()
      default:
        guard name.hasSuffix(".swift") else { continue }
        let full = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: full, isDirectory: &isDirectory), !isDirectory.boolValue {
          files.insert(full)
        }
      }
    }
  }
  return files.sorted()
}
