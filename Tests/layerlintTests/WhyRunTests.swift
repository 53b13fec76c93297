import Testing

/// `layerlint why` on a small app: Screen → Feed → Store → Disk, and Screen → Store.
@Suite struct WhyRunTests {
  static let app = [
    ".layerlint.yml": "layers: [{ Top: Top }, { Middle: Middle }, { Bottom: Bottom }]\n",
    "Top/Screen.swift":
      "final class Screen {\n  let feed = Feed()\n  let store: Store? = nil\n  let other: Store? = nil\n}\n",
    "Middle/Feed.swift": "final class Feed {\n  func load() { _ = Store() }\n}\n",
    "Middle/Names.swift": "enum Left { struct Part {} }\nenum Right { struct Part {} }\n",
    "Bottom/Store.swift": "final class Store {\n  let disk = Disk()\n}\n",
    "Bottom/Disk.swift": "final class Disk {}\n",
  ]

  private func why(_ arguments: String...) throws -> BinaryRun {
    try BinaryRun(["why"] + arguments, in: TemporaryFolder(Self.app))
  }

  @Test func shortestPathBetweenTypes() throws {
    let run = try why("Screen", "Disk")
    #expect(run.status == 0)
    #expect(
      run.output == """
        Screen depends on Disk in 2 steps
          Screen -> Store  2 references
            Top/Screen.swift:3:14  Store  in Screen.store
            Top/Screen.swift:4:14  Store  in Screen.other
          Store -> Disk  1 reference
            Bottom/Store.swift:2:14  Disk  in Store.disk

        """)
  }

  @Test func endpointsOfEveryKind() throws {
    #expect(
      try why("Top/Screen.swift", "Disk.swift").output.hasPrefix(
        "Top/Screen.swift depends on Bottom/Disk.swift in 2 steps\n"))
    #expect(try why("./Top/", "folder:Middle").output.hasPrefix("Top depends on Middle in 1 step\n"))
    #expect(try why("Middle", "Bottom").output.contains("  Middle -> Bottom  1 reference\n"))
    #expect(try why("Feed", "Bottom").output.hasPrefix("Feed depends on Bottom in 1 step\n"))
    #expect(try why("Middle", "Disk").output.contains("  Store -> Disk  1 reference\n"))
  }

  @Test func cheapestCut() throws {
    #expect(
      try why("Screen", "Disk", "--cut").output == """
        without 1 reference, Screen does not depend on Disk
          Store -> Disk  1 reference
            Bottom/Store.swift:2:14  Disk  in Store.disk

        """)
    #expect(try why("Screen", "Store", "--cut").output.hasPrefix("without 3 references, "))
  }

  @Test func missingPathIsAnAnswer() throws {
    for cut in [[], ["--cut"]] {
      let run = try BinaryRun(["why", "Disk", "Screen"] + cut, in: TemporaryFolder(Self.app))
      #expect(run.status == 0)
      #expect(run.output == "Disk does not depend on Screen; Screen depends on Disk in 2 steps\n")
    }
    #expect(try why("Left", "Right").output == "Left does not depend on Right\n")
  }

  @Test(arguments: [
    (["Scren", "Disk"], "no layer, module, folder, file or type is called 'Scren'; did you mean 'Screen'?"),
    (["Screen", "type:Top"], "no type is called 'Top'"),
    (["Part", "Disk"], "'Part' may mean 'type:Left.Part', 'type:Right.Part': say which"),
    (["Disk", "Bottom"], "'Disk' is in 'Bottom': name two parts that do not overlap"),
    (["Disk", "Disk"], "'Disk' and 'Disk' are the same"),
    (["Disk", ""], "no layer, module, folder, file or type is called ''"),
    (["Disk"], "Missing expected argument '<to>'"),
  ])
  func mistakesAreNamed(arguments: [String], expected: String) throws {
    let run = try BinaryRun(["why"] + arguments, in: TemporaryFolder(Self.app))
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains(expected), "\(run.errors)")
  }

  @Test func qualifiedNamesLevelPrefixesAndFolders() throws {
    #expect(try why("Left.Part", "Disk").status == 0)
    #expect(try why("Screen", "type:Disk").status == 0)
    let elsewhere = try TemporaryFolder(["App/A.swift": "struct A { let b: B }\n", "App/B.swift": "struct B {}\n"])
    #expect(try BinaryRun(["why", "A", "B", "App"], in: elsewhere).output.hasPrefix("A depends on B in 1 step\n"))
  }
}
