import Findings
import Reports
import Testing

@Suite struct UnifiedDiffTests {
  private static func diff(_ old: String, _ new: String, path: String = "A.swift") -> String {
    String(
      decoding: UnifiedDiff.bytes([FixedFile(path: path, old: Array(old.utf8), new: Array(new.utf8))]), as: UTF8.self)
  }

  @Test func distantChangesAreSeparateHunks() {
    let old = (1...20).map { "\($0)\n" }
    var new = old
    new[1] = "two\n"
    new[17] = "eighteen\n"
    #expect(
      Self.diff(old.joined(), new.joined()) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -15,6 +15,6 @@
         15
         16
         17
        -18
        +eighteen
         19
         20

        """)
  }

  @Test func lastLineNeedsNoLineBreak() {
    #expect(
      Self.diff("a", "b").hasSuffix(
        "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"))
    #expect(Self.diff("", "b\n").hasSuffix("@@ -0,0 +1,1 @@\n+b\n"))
    #expect(Self.diff("a\r\n", "b\r\n").hasSuffix("@@ -1,1 +1,1 @@\n-a\r\n+b\r\n"))
  }

  @Test func lineBreaksInPathsAreEscaped() {
    #expect(Self.diff("a\n", "b\n", path: "A\n+ \"é.swift").hasPrefix("--- \"a/A\\012+ \\\"\\303\\251.swift\"\n"))
    #expect(Self.diff("a\n", "a\n").isEmpty)
  }
}
