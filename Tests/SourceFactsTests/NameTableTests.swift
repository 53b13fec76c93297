import SourceFacts
import Testing

@Suite struct NameTableTests {
  @Test func equalTextsHaveOneName() {
    var names = NameTable()
    let a = names.intern("alpha")
    for number in 0..<1000 { _ = names.intern("name\(number)") }
    #expect(names.intern("alpha") == a)
    #expect(names[a] == "alpha")
    #expect(names.find("name999") != nil)
    #expect(names.find("nothing") == nil)
    #expect(names.find("") == Name.none)
  }

  @Test func aFrozenTableStillFindsAndAdds() {
    var names = NameTable()
    for number in 0..<500 { _ = names.intern("name\(number)") }
    let known = names.find("name7")
    names.freeze()
    #expect(names.find("name7") == known)
    #expect(names.find("other") == nil)
    #expect(names.intern("name7") == known)
    let other = names.intern("other")
    #expect(names[other] == "other")
  }

  @Test func tablesStartWithTheirSeeds() {
    let seeds = NameSeeds((0..<700).map { "seed\($0)" })
    for expected in [0, 10, 5000] {
      var names = NameTable(seeds: seeds, expected: expected)
      #expect(names.find("seed7") == Name(8))
      #expect(names.find("seed700") == nil)
      let own = (0..<2000).map { names.intern("own\($0)") }
      #expect(own.first == Name(701))
      #expect((0..<2000).map { names.intern("own\($0)") } == own)
      #expect(names.intern("seed699") == Name(700))
      #expect(NameTable(seeds: seeds).find("own0") == nil)
    }
  }
}
