import CIndexStore
import Foundation
import LowLevel
import SourceFacts

/// Finds libIndexStore on this machine. It is part of every Swift toolchain.
enum IndexStoreLibrary {
  /// The first library that can be loaded.
  static func load(environment: [String: String] = ProcessInfo.processInfo.environment) -> IndexStoreFunctions? {
    for path in candidates(environment) {
      var functions = IndexStoreFunctions()
      if indexstore_load(path, &functions) == 0 { return functions }
    }
    return nil
  }

  /// Paths for `dlopen`, best first. If `LIBINDEXSTORE_PATH` is set, it is the only one.
  static func candidates(_ environment: [String: String]) -> [String] {
    if let path = environment["LIBINDEXSTORE_PATH"] { return [path] }
    #if os(macOS)
      let developer = environment["DEVELOPER_DIR"] ?? "/Applications/Xcode.app/Contents/Developer"
      return [
        "\(developer)/Toolchains/XcodeDefault.xctoolchain/usr/lib/libIndexStore.dylib",
        "/Library/Developer/CommandLineTools/usr/lib/libIndexStore.dylib",
      ]
    #else
      // `swift` in the search path may be a link into a toolchain.
      let folders = (environment["PATH"] ?? "").pieces(at: ":").filter { $0.hasPrefix("/") }.flatMap {
        folder -> [String] in
        let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
        return [
          "\(folder)/../lib/libIndexStore.so", "\(swift.deletingLastPathComponent().path)/../lib/libIndexStore.so",
        ]
      }
      return folders.filter { FileManager.default.fileExists(atPath: $0) } + ["libIndexStore.so"]
    #endif
  }
}
