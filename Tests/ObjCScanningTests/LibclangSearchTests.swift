import Testing

@testable import ObjCScanning

/// The search for libclang, on imaginary machines.
@Suite struct LibclangSearchTests {
  private func candidates(_ environment: [String: String] = [:], isMac: Bool, _ files: Set<String> = []) -> [String] {
    LibclangSearch.candidates(environment, isMac: isMac) { files.contains($0) }
  }

  private let xcode =
    "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib"
  private let selected = "/var/db/xcode_select_link/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib"
  private let tools = "/Library/Developer/CommandLineTools/usr/lib/libclang.dylib"

  /// The current folder may be a hostile repository that contains a library.
  @Test func relativePathsAreNotSearched() {
    let found = candidates(
      ["PATH": "tools/bin:.:/toolchain/usr/bin"], isMac: false,
      ["tools/bin/../lib/libclang.so", "./../lib/libclang.so", "/toolchain/usr/bin/../lib/libclang.so"])
    #expect(found.filter { $0.contains("../lib") } == ["/toolchain/usr/bin/../lib/libclang.so"])
  }

  @Test func configuredPathIsTheOnlyCandidate() {
    for isMac in [true, false] {
      #expect(candidates(["LIBCLANG_PATH": "/x.so", "DEVELOPER_DIR": "/D"], isMac: isMac, [xcode]) == ["/x.so"])
    }
  }

  @Test func selectedXcodeComesFirst() {
    #expect(candidates(isMac: true) == [])
    #expect(candidates(isMac: true, [tools, xcode, selected]) == [selected, xcode, tools])
    let beta = "/Beta/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib"
    #expect(candidates(["DEVELOPER_DIR": "/Beta"], isMac: true, [xcode, beta]) == [beta, xcode])
    // xcode-select may point at the command line tools.
    let linked = "/var/db/xcode_select_link/usr/lib/libclang.dylib"
    #expect(candidates(["DEVELOPER_DIR": ""], isMac: true, [linked, tools]) == [linked, tools])
    #expect(candidates(isMac: true, ["/opt/homebrew/opt/llvm/lib/libclang.dylib"]).count == 1)
  }

  @Test func newestComesFirstOnLinux() {
    let all = candidates(["PATH": "/swift/bin:/usr/bin"], isMac: false, ["/swift/bin/../lib/libclang.so"])
    #expect(all.first == "libclang-30.so.1" && all.last == "/swift/bin/../lib/libclang.so")
    #expect(all.contains("/usr/lib/llvm-14/lib/libclang.so.1") && !all.contains { $0.contains("Xcode") })
  }
}
