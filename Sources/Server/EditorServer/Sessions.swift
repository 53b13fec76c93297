import EditorProtocol

/// The open folders.
struct Sessions {
  private(set) var all: [Session] = []
  private var nextNumber = 0

  /// Adds a folder. Returns nil if it is open already, is not a folder, or is the root of the file system.
  mutating func add(_ uri: String) -> Session? {
    guard let root = DocumentPath.path(of: uri), root != "/", !all.contains(where: { $0.root == root }) else {
      return nil
    }
    let session = Session(number: nextNumber, root: root)
    nextNumber += 1
    all.append(session)
    return session
  }

  mutating func remove(_ uri: String) -> Session? {
    guard let root = DocumentPath.path(of: uri), let index = all.firstIndex(where: { $0.root == root }) else {
      return nil
    }
    return all.remove(at: index)
  }

  subscript(number: Int) -> Session? { all.first { $0.number == number } }

  /// The innermost open folder that contains a file; otherwise an open folder whose project contains it.
  func owner(of path: String) -> Session? {
    let enclosing = all.filter { path.hasPrefix($0.root == "/" ? "/" : "\($0.root)/") }
    if let innermost = enclosing.max(by: { $0.root.utf8.count < $1.root.utf8.count }) { return innermost }
    return all.first { $0.relativePath(path) != nil }
  }
}
