import Testing

/// The elements of collections, and the results of standard library methods and functions on them.
@Suite struct CollectionTests {
  private let types = """
    enum /*1*/Sign {
      case /*2*/word(String), /*3*/gap
      var /*4*/isGap: Bool { true }
      var /*5*/text: String { "" }
    }
    struct /*6*/Place: Hashable { var /*7*/row: Int }
    """

  @Test func keysAndValues() {
    MarkedSources(
      types,
      """
      func f(signs: [/*=6*/Place: /*=1*/Sign], more: [/*=6*/Place: /*=1*/Sign]?) {
        _ = signs.filter { $0.value./*=4*/isGap && $0.key./*=7*/row > 0 }
        _ = signs.first(where: { $0.value./*=4*/isGap })?.value./*=5*/text
        _ = signs.sorted { one, two in one.key./*=7*/row < two.key./*=7*/row }.map(\\.value./*=5*/text)
        _ = signs.map { place, sign in sign./*=5*/text }
        _ = signs.map { ($0./*=7*/row, $1./*=5*/text) }
        _ = signs.map { pair in pair.value./*=5*/text }
        _ = signs.mapValues { $0./*=5*/text }
        guard let more else { return }
        more.forEach { (place, sign) in _ = place./*=7*/row }
      }
      """
    ).check()
  }

  @Test func tuplesAreDestructuredInClosures() {
    MarkedSources(
      types,
      """
      func f(signs: [/*=1*/Sign], places: [/*=6*/Place]) {
        signs.enumerated().forEach { index, sign in _ = sign./*=4*/isGap }
        _ = zip(signs, places).map { $0./*=5*/text + String($1./*=7*/row) }
        for (sign, place) in zip(signs, places) { _ = place./*=7*/row }
        _ = signs.map { ($0, { $1 }) }.first?.0./*=4*/isGap
      }
      """
    ).check()
  }

  @Test func rangesOfACollection() {
    MarkedSources(
      types,
      """
      func f(signs: [/*=1*/Sign], from: Int, to: Int, range: ClosedRange<Int>) {
        _ = signs[from + 1 ..< to].contains(where: \\./*=4*/isGap)
        _ = signs[range].map { $0./*=5*/text }
        _ = signs[from + 1]./*=5*/text
      }
      """
    ).check()
  }

  @Test func elementsOfLiteralsFollowTheArgument() {
    MarkedSources(
      types,
      """
      func f(sign: /*=1*/Sign, last: /*=1*/Sign?, name: String) -> Bool {
        [./*=2*/word("a"), ./*=3*/gap].contains(sign) || [./*=3*/gap].contains(last) || [./*=*/gap].contains(name)
      }
      """
    ).check()
  }

  @Test func extensionsOfCollections() {
    MarkedSources(
      types,
      """
      extension Array where Element == /*=1*/Sign {
        func all() -> [String] {
          for sign in self { _ = sign./*=4*/isGap }
          return map { $0./*=5*/text } + [self[0]./*=5*/text]
        }
      }
      extension Collection</*=1*/Sign> {
        func texts() -> [String] { self.map { $0./*=5*/text } + map(\\./*=5*/text) }
      }
      extension Sequence where Element: /*=1*/Sign {
        func gaps() -> Bool { contains { $0./*=4*/isGap } }
      }
      extension Array {
        func others() -> [String] { map { $0./*=*/text } }
      }
      """
    ).check()
  }

  @Test func collectionsFromOtherCollections() {
    MarkedSources(
      types,
      """
      func f(signs: [/*=1*/Sign], lists: [[/*=1*/Sign]], places: Set</*=6*/Place>) {
        for sign in Array(signs.prefix(2)) { _ = sign./*=5*/text }
        _ = Set(places.filter { $0./*=7*/row > 0 }).sorted { $0./*=7*/row < $1./*=7*/row }.first?./*=7*/row
        _ = Dictionary(grouping: signs, by: { $0./*=5*/text }).mapValues { $0.first?./*=4*/isGap }
        _ = lists.joined().first?./*=5*/text
        _ = Array(repeating: signs[0], count: 2).last?./*=5*/text
        _ = signs.reduce(places) { result, sign in result }.first?./*=7*/row
      }
      """
    ).check()
  }

  @Test func elementsOfGenericParameters() {
    MarkedSources(
      types,
      """
      func f<Signs: Sequence>(_ signs: Signs) where Signs.Element == /*=1*/Sign {
        for sign in signs { _ = sign./*=4*/isGap }
        _ = signs.map { $0./*=5*/text }
      }
      """
    ).check()
  }

  @Test func keyPathsChooseOverloads() {
    MarkedSources(
      types,
      """
      struct Option {
        init(_ path: WritableKeyPath</*=6*/Place, Int>) {}
        init(_ path: WritableKeyPath</*=6*/Place, String>) {}
      }
      let option = Option(\\./*=7*/row)
      """
    ).check()
  }

  @Test func collectionsOfWellKnownPackages() {
    MarkedSources(
      types,
      """
      import Collections
      func f(signs: OrderedDictionary</*=6*/Place, /*=1*/Sign>, place: /*=6*/Place, queue: Deque</*=1*/Sign>) {
        for (place, sign) in signs { _ = (place./*=7*/row, sign./*=5*/text) }
        _ = signs[place]?./*=5*/text
        _ = signs.values.map { $0./*=5*/text } + signs.map(\\.value./*=5*/text)
        _ = queue.first?./*=4*/isGap
        _ = queue[0]./*=4*/isGap
      }
      """
    ).check()
  }

  /// Their nodes have no names but numbers of declarations, which may be greater than any name.
  @Test func immediatelyCalledClosures() {
    let calls = String(repeating: "  _ = { }({ }, { [ ] }())\n", count: 500)
    MarkedSources(types, "func f(sign: /*=1*/Sign) {\n\(calls)  _ = sign./*=5*/text\n}").check()
  }
}
