import CLibclang
import Foundation

/// Finds libclang on this machine: the environment's wish, the system's, the toolchain's.
enum LibclangSearch {
  /// The first library that can be loaded, and where it was found.
  static func load(environment: [String: String] = ProcessInfo.processInfo.environment) -> (Libclang, path: String)? {
    for path in candidates(environment) {
      var library = Libclang()
      if libclang_load(path, &library) == 0 { return (library, path) }
    }
    return nil
  }

  /// Paths and names for `dlopen`, best first. `LIBCLANG_PATH`, where it is set, is the only one.
  static func candidates(_ environment: [String: String]) -> [String] {
    if let path = environment["LIBCLANG_PATH"] { return [path] }
    #if os(macOS)
      let developer = environment["DEVELOPER_DIR"] ?? "/Applications/Xcode.app/Contents/Developer"
      return [
        "\(developer)/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib",
        "/Library/Developer/CommandLineTools/usr/lib/libclang.dylib", "/opt/homebrew/opt/llvm/lib/libclang.dylib",
        "/usr/local/opt/llvm/lib/libclang.dylib",
      ]
    #else
      let versions = (13...30).reversed()
      let named = versions.flatMap { version in
        [
          "libclang-\(version).so.1", "libclang-\(version).so.\(version)", "libclang-\(version).so.13",
          "libclang.so.\(version)", "libclang-\(version).so", "/usr/lib/llvm-\(version)/lib/libclang.so.1",
        ]
      }
      let toolchains = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/../lib/libclang.so" }
      return named + ["libclang.so.1", "libclang.so"] + toolchains.filter { FileManager.default.fileExists(atPath: $0) }
    #endif
  }
}
