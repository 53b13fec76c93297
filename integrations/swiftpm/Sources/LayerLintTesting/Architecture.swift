/// What to check.
public struct ArchitectureScope: Sendable {
  let folder: String?

  /// The package that the test is in.
  public static let package = ArchitectureScope(folder: nil)

  /// A folder; relative to the folder of the package.
  public static func folder(_ path: String) -> ArchitectureScope { ArchitectureScope(folder: path) }
}

/// Checks the architecture as `layerlint` does: with its configuration and its baseline. Each finding that fails a run,
/// and each warning, is an issue at its own file and line.
/// - Parameter includesWarnings: whether warnings are issues too.
public func expectArchitecture(
  of scope: ArchitectureScope = .package, includesWarnings: Bool = true, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws {
  let check = Check(scope: scope, severities: includesWarnings ? ["error", "warning"] : ["error"])
  try check.run(calledAt: TestPlace(file: "\(file)", line: Int(line), column: Int(column)))
}

/// Folders of the package as layers, top to bottom.
public struct LayersExpectation: Sendable {
  let names: [String]

  /// Expects that each layer uses only itself and those below it.
  /// - Throws: if `layerlint` cannot be run.
  public func areOrdered(
    of scope: ArchitectureScope = .package, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let layers = names.map { "  - \(YAML.quoted($0)): \(YAML.quoted($0.contains("/") ? $0 : "**/\($0)"))\n" }
    var check = Check(scope: scope, severities: ["error", "warning", "info"])
    check.configuration = "layers:\n\(layers.joined())"
    check.rules = ["upward_dependency"]
    try check.run(calledAt: TestPlace(file: "\(file)", line: Int(line), column: Int(column)))
  }
}

/// - Parameter names: folders, top to bottom. `App` is each folder of this name, `Sources/App` only that one.
public func layers(_ names: String...) -> LayersExpectation { LayersExpectation(names: names) }

/// Types of the package.
public struct TypesExpectation: Sendable {
  let selector: String

  /// Expects that the types conform to a protocol or inherit from a class, directly or through others.
  /// - Throws: if `layerlint` cannot be run.
  public func conform(
    to name: String, of scope: ArchitectureScope = .package, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let must = "any: [{ conforms: \(YAML.quoted(name)) }, { inherits: \(YAML.quoted(name)) }]"
    try expect(must, "{subject} does not conform to \(name)", scope, "\(file)", line, column)
  }

  /// Expects that the types are in files that match a pattern of paths, such as `Sources/Domain`.
  /// - Throws: if `layerlint` cannot be run.
  public func areDeclared(
    in path: String, of scope: ArchitectureScope = .package, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try expect("path: \(YAML.quoted(path))", "{subject} is not declared in \(path)", scope, "\(file)", line, column)
  }

  private func expect(
    _ must: String, _ message: String, _ scope: ArchitectureScope, _ file: String, _ line: UInt, _ column: UInt
  ) throws {
    var check = Check(scope: scope, severities: ["error"])
    check.configuration = """
      custom_rules:
        test:
          kind: conformance
          of: { \(selector) }
          must: { \(must) }
          severity: error
          message: \(YAML.quoted(message))

      """
    check.rules = ["test"]
    try check.run(calledAt: TestPlace(file: file, line: Int(line), column: Int(column)))
  }
}

/// - Parameters:
///   - pattern: `*Repository`; `*` stands for any characters.
///   - kinds: of the types.
public func types(
  named pattern: String, kinds: [String] = ["class", "struct", "enum", "actor"]
) -> TypesExpectation {
  TypesExpectation(selector: "name: \(YAML.quoted(pattern)), kind: [\(kinds.map(YAML.quoted).joined(separator: ", "))]")
}
