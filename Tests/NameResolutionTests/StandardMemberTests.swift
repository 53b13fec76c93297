import Testing

/// Members of the standard library's types beside those that the project gives them.
@Suite struct StandardMemberTests {
  @Test func propertiesOfCollectionsBesideMethods() {
    MarkedSources(
      """
      final class /*1*/Deck: RandomAccessCollection {
        var /*2*/startIndex: Int { 0 }
        var /*3*/endIndex: Int { 0 }
        subscript(index: Int) -> Int { index }
        func /*4*/isEmpty() -> Bool { true }
      }
      struct /*5*/Box { func /*6*/isEmpty() -> Bool { true } }
      """,
      """
      func f(deck: /*=1*/Deck, box: /*=5*/Box) {
        if deck./*=*/isEmpty { return }
        if deck./*=4*/isEmpty() { return }
        let check = box./*=6*/isEmpty
      }
      """
    ).check()
  }

  @Test func membersThatAreNotCalledBehindACallWithLabels() {
    MarkedSources(
      """
      func /*1*/load(named: Int) {}
      extension Foreign { func /*2*/count() {} }
      """,
      """
      func f() {
        let before: Foreign = ./*=*/count
        /*=1*/load(named: 1)
        let after: Foreign = ./*=*/count
      }
      """
    ).check()
  }

  @Test func initializersOfNumbers() {
    MarkedSources(
      """
      extension UInt32 { /*1*/init(bytes: some Collection) { self = 0 } }
      extension String { /*2*/init(bytes: some Collection) { self = "" } }
      """,
      """
      func f(data: [UInt8]) {
        let word = /*=1*/UInt32(bytes: data.reversed())
        let other = /*=*/UInt32(truncatingIfNeeded: 1)
        let text = /*=*/String(bytes: data.reversed())
      }
      """
    ).check()
  }

  @Test func valuesOfNumbersAndSlices() {
    MarkedSources(
      """
      extension UInt16 { func /*1*/octets() -> [UInt8] { [] } }
      struct /*2*/Job { func /*3*/run() {} }
      """,
      """
      func f(word: UInt16, jobs: ContiguousArray</*=2*/Job>) {
        print(word.bigEndian./*=1*/octets())
        var jobs = jobs
        while let job = jobs.popLast() { job./*=3*/run() }
        jobs.removeFirst()./*=3*/run()
      }
      """
    ).check()
  }

  @Test func overloadsOfFoundation() {
    MarkedSources(
      "import Foundation\nextension Date { func /*1*/addingTimeInterval(_ interval: DispatchTimeInterval) -> Date { self } }",
      "import Foundation\nfunc f(date: Date, i: DispatchTimeInterval) { print(date./*=*/addingTimeInterval(1.5), date./*=1*/addingTimeInterval(i)) }"
    ).check()
  }
}
