import CLibclang
import Foundation
import LowLevel
import SourceFacts

/// Finds libclang on this machine: from the environment, the system or a toolchain.
enum LibclangSearch {
  /// The first library that can be loaded, and where it was found.
  static func load(environment: [String: String] = ownEnvironment) -> (Libclang, path: String)? {
    for path in candidates(environment, isMac: isMac, exists: { FileManager.default.fileExists(atPath: $0) }) {
      var library = Libclang()
      if libclang_load(path, &library) == 0 { return (library, path) }
    }
    return nil
  }

  /// A stamp that changes if another library may be found: the environment, and size and time of existing files. For
  /// libraries that the loader finds by name it contains the loader's cache, which every installation changes.
  static func stamp(environment: [String: String] = ownEnvironment) -> String {
    var parts = ["LIBCLANG_PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"].map { environment[$0] ?? "" }
    let paths = candidates(environment, isMac: isMac, exists: { _ in true }).filter {
      $0.utf8.contains(UInt8(ascii: "/"))
    }
    for path in ["/etc/ld.so.cache"] + paths {
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      #if os(macOS)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      parts.append("\(path) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)")
    }
    return parts.joined(separator: "\n")
  }

  /// Only the relevant variables: reading all of them takes ten times as long.
  private static var ownEnvironment: [String: String] {
    var found: [String: String] = [:]
    for name in ["LIBCLANG_PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DEVELOPER_DIR", "PATH"] {
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
    return found
  }

  #if os(macOS)
    private static let isMac = true
  #else
    private static let isMac = false
  #endif

  /// Paths and names for `dlopen`, best first. If `LIBCLANG_PATH` is set, it is the only one.
  static func candidates(
    _ environment: [String: String], isMac: Bool, exists: (_ path: String) -> Bool
  ) -> [String] {
    if let path = environment["LIBCLANG_PATH"] { return [path] }
    return isMac ? macCandidates(environment).filter(exists) : linuxCandidates(environment, exists)
  }

  /// The selected Xcode, as for `xcrun`: by environment, by `xcode-select`, or at the usual place; then the command
  /// line tools, a Swift toolchain, and Homebrew.
  private static func macCandidates(_ environment: [String: String]) -> [String] {
    let developerFolders =
      [environment["DEVELOPER_DIR"]].compactMap { $0 }.filter { !$0.isEmpty } + [
        "/var/db/xcode_select_link", "/Applications/Xcode.app/Contents/Developer",
        "/Library/Developer/CommandLineTools",
      ]
    let ofFolders = developerFolders.flatMap { folder in
      ["\(folder)/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib", "\(folder)/usr/lib/libclang.dylib"]
    }
    return ofFolders + [
      "/Library/Developer/Toolchains/swift-latest.xctoolchain/usr/lib/libclang.dylib",
      "/opt/homebrew/opt/llvm/lib/libclang.dylib",
      "/usr/local/opt/llvm/lib/libclang.dylib",
    ]
  }

  private static func linuxCandidates(_ environment: [String: String], _ exists: (String) -> Bool) -> [String] {
    let named = (13...30).reversed().flatMap { version in
      [
        "libclang-\(version).so.1", "libclang-\(version).so.\(version)", "libclang-\(version).so.13",
        "libclang.so.\(version)", "libclang-\(version).so", "/usr/lib/llvm-\(version)/lib/libclang.so.1",
      ]
    }
    let toolchains = (environment["PATH"] ?? "").pieces(at: ":").filter { $0.hasPrefix("/") }.map {
      "\($0)/../lib/libclang.so"
    }
    return named + ["libclang.so.1", "libclang.so"] + toolchains.filter(exists)
  }
}
