import Foundation
import Testing

/// Package.swift declares exactly the modules that each target imports. SwiftPM does not check this.
struct PackageManifestTests {
  @Test func dependenciesEqualTheImports() throws {
    let targets = try targets()
    #expect(targets.count > 25)
    let known = Set(targets.map(\.name)).union(["ArgumentParser", "Yams"])
    for target in targets where !target.isSystemLibrary {
      let imports = try imports(below: target.path).intersection(known)
      // A program that a test starts is a dependency, but cannot be imported.
      let declared = target.dependencies.subtracting(["objc-worker"])
      #expect(declared.subtracting(imports) == [], "\(target.name) declares and does not import")
      #expect(
        imports.subtracting(declared).subtracting([target.name]) == [], "\(target.name) imports and does not declare")
    }
  }

  private struct Target {
    let name: String
    let path: String
    let isSystemLibrary: Bool
    let dependencies: Set<String>
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The targets in the text of the manifest.
  private func targets() throws -> [Target] {
    let text = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let list = text[text.range(of: "\n  targets: [")!.upperBound...]
    return list.split(separator: "\n    .").compactMap { entry in
      guard
        let kind = entry.trimmingPrefix(while: { !$0.isLetter }).firstMatch(
          of: /^(target|executableTarget|testTarget|systemLibrary)\(/
        )
        .map({ String($0.output.1) }), let name = entry.firstMatch(of: /name: "([^"]+)"/)
      else { return nil }
      let path = entry.firstMatch(of: /path: "([^"]+)"/).map { String($0.output.1) }
      let dependencies = entry.firstMatch(of: /dependencies: \[([^\]]*)\]/).map { match in
        Set(match.output.1.matches(of: /(?:name: )?"([^"]+)"(, package: "[^"]+")?/).map { String($0.output.1) })
      }
      return Target(
        name: String(name.output.1), path: path ?? "\(kind == "testTarget" ? "Tests" : "Sources")/\(name.output.1)",
        isSystemLibrary: kind == "systemLibrary", dependencies: dependencies ?? [])
    }
  }

  /// The modules that the sources of a folder import.
  private func imports(below path: String) throws -> Set<String> {
    let folder = Self.root.appendingPathComponent(path)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!
    var modules: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" && !file.path.hasSuffix(".generated.swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let imports = text.matches(of: /(?m)^ *(?:@\w+ )*(?:\w+ )?import (?:(?:struct|class|enum|func|var) )?(\w+)/)
      modules.formUnion(imports.map { String($0.output.1) })
    }
    return modules
  }
}
