import Tables
import Testing

private enum Planet {}
private typealias PlanetID = ID<Planet>

@Suite struct IDTests {
  @Test func idsAndOptionalIDsTakeFourBytes() {
    #expect(MemoryLayout<PlanetID>.size == 4)
    #expect(MemoryLayout<OptionalID<Planet>>.size == 4)
  }

  @Test(arguments: [0, 1, 77, Int(Int32.max)])
  func idsKeepTheirIndex(index: Int) {
    #expect(PlanetID(index).index == index)
    #expect(OptionalID(PlanetID(index)).id == PlanetID(index))
  }

  @Test func emptyIDIsNil() {
    #expect(OptionalID<Planet>(nil).id == nil)
    #expect(OptionalID<Planet>.none == OptionalID(nil))
    #expect(OptionalID<Planet>.none != OptionalID(PlanetID(0)))
  }

  @Test func idsAreInOrderOfTheirIndices() {
    #expect(PlanetID(2) < PlanetID(10))
    #expect(PlanetID(2).next == PlanetID(3))
    #expect((PlanetID(2)..<PlanetID(5)).map(\.index) == [2, 3, 4])
  }
}

@Suite struct TableTests {
  private let moons: Table<PlanetID, Int> = [0, 0, 1, 2]

  @Test func elementsAreFoundByTheirKeys() {
    #expect(moons[PlanetID(3)] == 2)
    #expect(moons.firstIndex(of: 1) == PlanetID(2))
    #expect(Array(moons.indices) == (0..<4).map { PlanetID($0) })
  }

  @Test func entriesHaveTheirKeys() {
    #expect(moons.entries.filter { $0.1 > 0 }.map(\.0) == [PlanetID(2), PlanetID(3)])
  }

  @Test func elementsAreChangedInPlace() {
    var moons = moons
    moons[PlanetID(1)] += 5
    #expect(moons.elements == [0, 5, 1, 2])
    #expect(moons.append(80) == PlanetID(4))
  }

  @Test func markedKeysAreTrue() {
    let marks = Table<PlanetID, Bool>(marking: [PlanetID(1), PlanetID(3)], count: 4)
    #expect(marks.elements == [false, true, false, true])
  }
}
