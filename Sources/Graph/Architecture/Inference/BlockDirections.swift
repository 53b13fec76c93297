import SourceFacts
import Tables

/// What the code says about blocks of files: who uses whom decides what their names leave open, and refutes names that mislead.
struct BlockDirections {
  private var blocks: LayerBlocks
  /// Names that the code refutes: folders with the share of their dependencies on the user interface that lead up.
  private(set) var refuted: [Refutation] = []

  struct Refutation: Equatable {
    let folder: Int32
    let up: Int
    let all: Int
  }

  /// How often files of a block are used by others, and use others.
  private struct Count {
    var usedByInterface = 0
    var usesInterface = 0
    /// By blocks of higher bands.
    var usedFromAbove = 0
    var usesAbove = 0
    var used = 0
    var uses = 0
    var usedByOuter = 0
    var usesOuter = 0
  }

  init(_ blocks: LayerBlocks, _ uses: FileUses) {
    self.blocks = blocks
    decide(count(uses))
    refute(count(uses))
    refuteFiles(uses)
  }

  var result: LayerBlocks { blocks }

  private func count(_ uses: FileUses) -> [Count] {
    var counts = [Count](repeating: Count(), count: blocks.blocks.count)
    let isInterface = blocks.blocks.map { $0.height?.isInterface ?? false }
    let bands = blocks.blocks.map { $0.height?.band ?? .max }
    let outer = blocks.blocks.map { block -> Int32 in if case .isBelow(let outer) = block.question { outer } else { -1 } }
    for (from, to) in uses.pairs {
      let (source, target) = (blocks.ofFile[from], blocks.ofFile[to])
      if source < 0 || target < 0 || source == target { continue }
      counts[Int(source)].uses += 1
      counts[Int(target)].used += 1
      // Services may as well stand above the domain that they serve.
      let isInversion = bands[Int(target)] == KnownHeight.domain.band && bands[Int(source)] == KnownHeight.services.band
      if bands[Int(target)] < bands[Int(source)] {
        counts[Int(source)].usesAbove += isInversion ? 0 : 1
      } else if bands[Int(target)] > bands[Int(source)] {
        counts[Int(target)].usedFromAbove += 1
      }
      if isInterface[Int(target)] { counts[Int(source)].usesInterface += 1 }
      if isInterface[Int(source)] { counts[Int(target)].usedByInterface += 1 }
      if outer[Int(source)] == target { counts[Int(source)].usesOuter += 1 }
      if outer[Int(target)] == source { counts[Int(target)].usedByOuter += 1 }
    }
    return counts
  }

  private mutating func decide(_ counts: [Count]) {
    // By block: the one that its files go to; -1 for none.
    var goesTo = blocks.blocks.indices.map { Int32($0) }
    for index in blocks.blocks.indices {
      let count = counts[index]
      switch blocks.blocks[index].question {
      case nil: continue
      case .isService:
        let isUsed = count.usedByInterface >= 3 && count.usesInterface * 5 <= count.usedByInterface
        if isUsed { blocks.blocks[index].height = .services } else { goesTo[index] = -1 }
      case .isCore:
        let isUsed = count.used >= 1 && count.uses * 5 <= count.used
        if isUsed { blocks.blocks[index].height = .core } else { goesTo[index] = -1 }
      case .isBelow(let outer):
        let isBelow = count.usedByOuter >= 5 && count.usesOuter * 4 <= count.usedByOuter
        if isBelow { blocks.blocks[index].height = .views } else { goesTo[index] = outer }
      }
      blocks.blocks[index].question = nil
    }
    blocks.ofFile = blocks.ofFile.mapValues { $0 < 0 ? -1 : goesTo[Int($0)] }
  }

  /// A folder below the user interface that uses higher ones more than it is used by them is in no layer.
  private mutating func refute(_ counts: [Count]) {
    var isRefuted = [Bool](repeating: false, count: counts.count)
    for (index, block) in blocks.blocks.enumerated() {
      guard let height = block.height, !height.isInterface else { continue }
      let (up, all) = (counts[index].usesAbove, counts[index].usesAbove + counts[index].usedFromAbove)
      guard up >= 5, up * 2 > all else { continue }
      isRefuted[index] = true
      if block.folder >= 0 { refuted.append(Refutation(folder: block.folder, up: up, all: all)) }
    }
    blocks.ofFile = blocks.ofFile.mapValues { $0 >= 0 && isRefuted[Int($0)] ? -1 : $0 }
  }

  /// The same of a single file that nothing but its own content placed.
  private mutating func refuteFiles(_ uses: FileUses) {
    let bands = blocks.ofFile.mapValues { $0 < 0 ? -1 : blocks.blocks[Int($0)].height?.band ?? -1 }
    var balance = Table<FileID, Int>(repeating: 0, count: bands.count)
    for (from, to) in uses.pairs where bands[from] >= 0 && bands[to] >= 0 {
      if bands[from] > bands[to] {
        balance[from] += 1
      } else if bands[from] < bands[to] {
        balance[to] -= 1
      }
    }
    for file in balance.indices where balance[file] > 0 {
      let block = blocks.blocks[Int(blocks.ofFile[file])]
      if block.folder < 0, !(block.height?.isInterface ?? true) { blocks.ofFile[file] = -1 }
    }
  }
}
