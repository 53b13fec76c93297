import Testing
import Workspace

/// The storyboards and xibs that are found, and their targets.
@Suite struct InterfaceFileTests {
  private func interfaces(_ found: Workspace) -> [String] {
    found.interfaces.map { file in
      let modules = file.modules.map { found.modules[$0] }
      return modules.isEmpty ? file.path : "\(file.path) \(modules.joined(separator: " "))"
    }
  }

  @Test func oneLocalizationIsRead() throws {
    let found = try TemporaryTree([
      "A/Main.swift", "A/Base.lproj/Main.storyboard", "A/de.lproj/Main.storyboard", "A/de.lproj/Old.xib",
      "A/en.lproj/Old.xib",
      "A/fr.lproj/Only.xib", "A/it.lproj/Only.xib", "A/en.lproj/Code.swift", "A/en.lproj/B/Deep.xib", "A/Cell.xib",
    ]).find()
    #expect(
      found.interfaces.map(\.path) == [
        "A/Base.lproj/Main.storyboard", "A/Cell.xib", "A/en.lproj/Old.xib", "A/fr.lproj/Only.xib",
      ])
    #expect(found.paths == ["A/Main.swift"])
  }

  @Test func skippedInterfaceFiles() throws {
    let tree = try TemporaryTree([
      "A/Main.swift", "A/Main.storyboard", "ATests/Test.storyboard", "Pods/Kit.storyboard", "Old/Main.storyboard",
      "T/___VARIABLE_name___.storyboard",
    ])
    let found = tree.find(exclude: ["Old", "**/*.xib"])
    #expect(found.interfaces.map(\.path) == ["A/Main.storyboard"])
    #expect(found.skipped == [SkippedFiles(reason: .dependencies, count: 1)])
    #expect(found.unmatched.map(\.text) == ["**/*.xib"])
    #expect(tree.find(include: ["Old"]).interfaces.map(\.path) == ["Old/Main.storyboard"])
  }

  /// A target has an interface file through its resources, a synchronized folder or the sources next to the file.
  @Test func targetsOfInterfaceFiles() throws {
    let project = """
      { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
      G = { isa = PBXGroup; children = (F1, F2, V, X, S); sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
      V = { isa = PBXVariantGroup; children = (VB); name = Main.storyboard; sourceTree = "<group>"; };
      VB = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = Cell.xib; sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = Screens; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
      BV = { isa = PBXBuildFile; fileRef = V; }; BX = { isa = PBXBuildFile; fileRef = X; };
      T = { isa = PBXNativeTarget; name = Phone; buildPhases = (T1, T2); };
      T1 = { isa = PBXSourcesBuildPhase; files = (B1); };
      T2 = { isa = PBXResourcesBuildPhase; files = (BV, BX, B2); };
      U = { isa = PBXNativeTarget; name = Desk; buildPhases = (U1, U2); fileSystemSynchronizedGroups = (S); };
      U1 = { isa = PBXSourcesBuildPhase; files = (B2); };
      U2 = { isa = PBXResourcesBuildPhase; files = (BX); };
      }; rootObject = P; }
      """
    let files = [
      "A.swift", "B.swift", "Base.lproj/Main.storyboard", "Cell.xib", "Screens/S.swift",
      "Screens/Base.lproj/S.storyboard",
      "Else/C.swift", "Else/C.xib",
    ]
    var texts = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
    texts["App.xcodeproj/project.pbxproj"] = project
    let found = try TemporaryTree(texts).find()
    #expect(
      interfaces(found) == [
        "Base.lproj/Main.storyboard Phone", "Cell.xib Desk Phone", "Else/C.xib Desk Phone",
        "Screens/Base.lproj/S.storyboard Desk",
      ])
    #expect(found.modules(of: "B.swift") == ["Desk"])
  }
}
