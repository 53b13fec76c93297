import Testing

/// Members of standard library types next to those that the project adds.
@Suite struct StandardMemberTests {
  @Test func collectionPropertiesNextToMethods() {
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

  @Test func uncalledMembersAfterACallWithLabels() {
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
      """
      import Foundation\nextension Date { func /*1*/addingTimeInterval(_ interval: DispatchTimeInterval) -> Date { \
      self } }
      """,
      """
      import Foundation\nfunc f(date: Date, i: DispatchTimeInterval) { print(date./*=*/addingTimeInterval(1.5), \
      date./*=1*/addingTimeInterval(i)) }
      """
    ).check()
  }

  @Test func containersOfEncodersAndDecoders() {
    MarkedSources(
      """
      extension KeyedDecodingContainer {
        func /*1*/decode<T: Decodable>(_ key: Key) throws -> T { try decode(T.self, forKey: key) }
      }
      struct /*2*/Item: Decodable { var /*3*/size: Int }
      """,
      """
      struct Box: Decodable {
        enum CodingKeys: String, CodingKey { case item, count }
        init(from decoder: Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          let item = try container./*=*/decode(/*=2*/Item.self, forKey: .item)
          _ = item./*=3*/size
          let count: Int = try container./*=1*/decode(.count)
          let other = try JSONDecoder().decode(/*=2*/Item.self, from: data)
          _ = other./*=3*/size
        }
      }
      """
    ).check()
  }

  @Test func rangeBoundsNextToRequirements() {
    MarkedSources(
      """
      protocol /*1*/Span { var /*2*/length: Int { get } }
      extension /*=1*/Span { var /*3*/lowerBound: Int { 0 } }
      extension ClosedRange: /*=1*/Span where Bound == Int { var /*4*/length: Int { 1 } }
      struct /*5*/Row: /*=1*/Span { var /*6*/length: Int { 2 } }
      """,
      """
      func f(range: ClosedRange<Int>, row: /*=5*/Row) {
        _ = range./*=*/lowerBound + range./*=4*/length
        _ = row./*=3*/lowerBound
      }
      """
    ).check()
  }

  @Test func extensionsForOtherElementTypes() {
    MarkedSources(
      """
      struct /*1*/Part { }
      extension Sequence where Element == /*=1*/Part { func /*2*/joined(separator: String) -> Int { 1 } }
      extension String { var long: Int { 1 } }
      """,
      """
      func f(names: [String], parts: [/*=1*/Part], separator: String) {
        _ = names./*=*/joined(separator: separator)
        _ = parts./*=2*/joined(separator: separator)
      }
      """
    ).check()
  }

  @Test func slicesOfProjectCollections() {
    MarkedSources(
      """
      struct /*1*/Pages: RandomAccessCollection {
        typealias Index = Book.Index
        /*2*/subscript(position: Index) -> Int { 1 }
      }
      """,
      """
      func f(pages: /*=1*/Pages, from: Book.Index, range: Range<Book.Index>) {
        _ = pages/*=2*/[from]
        _ = pages/*=*/[from...]
        _ = pages/*=*/[range]
      }
      """
    ).check()
  }
}
