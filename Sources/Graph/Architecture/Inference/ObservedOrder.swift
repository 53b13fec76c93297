import SourceFacts
import Tables

/// Orders heights in rows from top to bottom, each order confirmed by the direction of dependencies. Heights without a
/// clear order share a row.
struct ObservedOrder {
  /// Top to bottom.
  private(set) var rows: [[KnownHeight]]
  /// Pairs of heights in one row that depend on each other; they are not checked.
  private(set) var open: [(upper: KnownHeight, lower: KnownHeight, up: Int, all: Int)] = []
  /// Whether the domain is below services and data because they use it, and it uses none of them.
  private(set) var isInverted = false
  /// `counts[a][b]`: the number of files of height `a` that use files of height `b`.
  private let counts: [[Int]]

  /// - Parameter heightOfFile: nil for files outside of the scope.
  init(_ heightOfFile: Table<FileID, KnownHeight?>, _ uses: FileUses) {
    let all = KnownHeight.allCases
    var counts = [[Int]](repeating: [Int](repeating: 0, count: all.count), count: all.count)
    for (from, to) in uses.pairs {
      guard let source = heightOfFile[from], let target = heightOfFile[to] else { continue }
      counts[source.rawValue][target.rawValue] += 1
    }
    self.counts = counts
    let present = Set(heightOfFile.compactMap(\.self))
    rows = all.filter(present.contains).map { [$0] }
    invert()
    join()
    open = rows.flatMap(pairs)
  }

  /// Dependency inversion: repositories and clients implement protocols of a domain that does not depend on them.
  private mutating func invert() {
    guard let domain = rows.firstIndex(of: [.domain]) else { return }
    let below = rows[(domain + 1)...].prefix { $0[0].band == KnownHeight.services.band }
    let (up, down) = count(from: below.joined(), to: [.domain])
    guard up >= 5, up >= 9 * down else { return }
    isInverted = true
    rows.remove(at: domain)
    rows.insert([.domain], at: domain + below.count)
  }

  private mutating func join() {
    while let (first, last) = firstContradiction() {
      rows.replaceSubrange(first...last, with: [Array(rows[first...last].joined())])
    }
  }

  private func firstContradiction() -> (Int, Int)? {
    for distance in 1..<max(2, rows.count) {
      for upper in rows.indices.dropLast(distance) where isDoubtful(rows[upper], rows[upper + distance], distance) {
        return (upper, upper + distance)
      }
    }
    return nil
  }

  private func isDoubtful(_ upper: [KnownHeight], _ lower: [KnownHeight], _ distance: Int) -> Bool {
    let (down, up) = count(from: upper, to: lower)
    let all = down + up
    let isOneBand = upper.contains { one in lower.contains { $0.band == one.band } }
    // Services use the network layer, and it uses services for credentials, so neither is above the other.
    if isOneBand, upper.contains(where: { $0.band == KnownHeight.services.band }) { return true }
    if isOneBand && distance == 1 { return down < 3 || up * 5 > all }
    // The folder `App` may contain navigation that all screens use.
    let isApplication = upper == [.application] && lower.contains(where: \.isInterface)
    return up >= 3 && up * (isApplication ? 4 : 2) > all
  }

  private func count(from first: some Sequence<KnownHeight>, to second: some Sequence<KnownHeight>) -> (Int, Int) {
    var (forth, back) = (0, 0)
    for one in first {
      for other in second {
        forth += counts[one.rawValue][other.rawValue]
        back += counts[other.rawValue][one.rawValue]
      }
    }
    return (forth, back)
  }

  private func pairs(_ row: [KnownHeight]) -> [(upper: KnownHeight, lower: KnownHeight, up: Int, all: Int)] {
    row.indices.flatMap { upper in
      row.indices.dropFirst(upper + 1).compactMap { lower in
        let (down, up) = count(from: [row[upper]], to: [row[lower]])
        return up == 0 ? nil : (row[upper], row[lower], up, up + down)
      }
    }
  }
}
