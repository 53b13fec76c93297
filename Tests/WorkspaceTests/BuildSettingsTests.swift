import SourceFacts
import Testing
import Workspace

/// Settings of Xcode projects and `.xcconfig` files.
@Suite struct BuildSettingsTests {
  private func find(_ settings: String, _ files: [String: String]) throws -> Workspace {
    var files = files
    files["Sources/A.swift"] = ""
    files["Feed.xcodeproj/project.pbxproj"] = """
      { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL; };
      PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
      PC = { isa = XCBuildConfiguration; buildSettings = { GCC_PREFIX_HEADER = "$(SRCROOT)/All.pch"; }; };
      G = { isa = PBXGroup; children = (F, X); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = Sources/A.swift; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = Configs/App.xcconfig; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      T = { isa = PBXNativeTarget; name = "Feed App"; buildPhases = (S); buildConfigurationList = L; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      L = { isa = XCConfigurationList; buildConfigurations = (C1, C2); };
      C1 = { isa = XCBuildConfiguration; baseConfigurationReference = X; buildSettings = { \(settings) }; };
      C2 = { isa = XCBuildConfiguration; buildSettings = { }; };
      }; rootObject = P; }
      """
    return try TemporaryTree(files).find()
  }

  @Test func projectsAndTargets() throws {
    let found = try find("SWIFT_OBJC_BRIDGING_HEADER = \"$(TARGET_NAME)/Bridge.h\"; PRODUCT_MODULE_NAME = Feed;", [:])
    #expect(found.headers == [ModuleHeaders(bridging: ["Feed App/Bridge.h"], prefix: ["All.pch"])])
    #expect(found.modules == ["Feed"])
  }

  @Test func configurationFiles() throws {
    let found = try find(
      "",
      [
        "Configs/App.xcconfig": """
        // PRODUCT_MODULE_NAME = None
        #include "../Common/Base.xcconfig"
        #include? "Missing.xcconfig"
        #include "App.xcconfig"
        PRODUCT_MODULE_NAME = Reader // the module
        GCC_PREFIX_HEADER[sdk=iphoneos*] = Phone.pch
        """,
        "Common/Base.xcconfig":
          "PRODUCT_MODULE_NAME = Base\nSWIFT_OBJC_BRIDGING_HEADER = ${PROJECT_DIR}/Mac/Bridge.h\n",
      ])
    #expect(found.modules == ["Reader"])
    #expect(found.headers == [ModuleHeaders(bridging: ["Mac/Bridge.h"], prefix: ["Phone.pch"])])
  }

  @Test func unresolvableSettingsAreIgnored() throws {
    let found = try find(
      "SWIFT_OBJC_BRIDGING_HEADER = \"$(SOMEWHERE)/Bridge.h\"; GCC_PREFIX_HEADER = \"../../out.pch\";", [:])
    #expect(found.headers == [ModuleHeaders()])
  }
}
