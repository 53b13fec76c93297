import DependencyGraph
import SourceFacts
import Tables

/// Counts dependencies between blocks of files in both directions. They determine the height of blocks without a known
/// name, and overrule misleading names.
struct BlockDirections {
  private var blocks: LayerBlocks
  /// Folders whose names the code contradicts, with the share of their dependencies on the user interface that point
  /// up.
  private(set) var refuted: [Refutation] = []

  struct Refutation: Equatable {
    let folder: FolderID
    let up: Int
    let all: Int
  }

  /// How often a block is used by others and uses others.
  private struct Count {
    var usedByInterface = 0
    var usesInterface = 0
    /// Uses by blocks of higher bands.
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
    self.blocks.ofFile = LeavingServices(self.blocks, uses).staying
  }

  var result: LayerBlocks { blocks }

  private func count(_ uses: FileUses) -> Table<BlockID, Count> {
    var counts = Table<BlockID, Count>(repeating: Count(), count: blocks.blocks.count)
    let isInterface = blocks.blocks.mapValues { $0.height?.isInterface ?? false }
    let bands = blocks.blocks.mapValues { $0.height?.band ?? .max }
    let outer = blocks.blocks.mapValues { block -> BlockID? in
      if case .isBelow(let outer) = block.question { outer } else { nil }
    }
    for (from, to) in uses.pairs {
      guard let source = blocks.ofFile[from], let target = blocks.ofFile[to], source != target else { continue }
      counts[source].uses += 1
      counts[target].used += 1
      // Services may be above the domain that they serve.
      let isInversion = bands[target] == KnownHeight.domain.band && bands[source] == KnownHeight.services.band
      if bands[target] < bands[source] {
        counts[source].usesAbove += isInversion ? 0 : 1
      } else if bands[target] > bands[source] {
        counts[target].usedFromAbove += 1
      }
      if isInterface[target] { counts[source].usesInterface += 1 }
      if isInterface[source] { counts[target].usedByInterface += 1 }
      if outer[source] == target { counts[source].usesOuter += 1 }
      if outer[target] == source { counts[target].usedByOuter += 1 }
    }
    return counts
  }

  private mutating func decide(_ counts: Table<BlockID, Count>) {
    // For each block, the block that its files move to; nil if they are in no layer.
    var goesTo = Table<BlockID, BlockID?>(blocks.blocks.indices.map { $0 })
    for (block, count) in counts.entries {
      switch blocks.blocks[block].question {
      case nil: continue
      case .isService:
        let isUsed = count.usedByInterface >= 3 && count.usesInterface * 5 <= count.usedByInterface
        if isUsed { blocks.blocks[block].height = .services } else { goesTo[block] = nil }
      case .isCore:
        let isUsed = count.used >= 1 && count.uses * 5 <= count.used
        if isUsed { blocks.blocks[block].height = .core } else { goesTo[block] = nil }
      case .isBelow(let outer):
        let isBelow = count.usedByOuter >= 5 && count.usesOuter * 4 <= count.usedByOuter
        if isBelow { blocks.blocks[block].height = .views } else { goesTo[block] = outer }
      }
      blocks.blocks[block].question = nil
    }
    blocks.ofFile = blocks.ofFile.mapValues { block in block.flatMap { goesTo[$0] } }
  }

  /// A folder below the user interface that uses higher layers more than they use it is in no layer.
  private mutating func refute(_ counts: Table<BlockID, Count>) {
    var isRefuted = Table<BlockID, Bool>(repeating: false, count: counts.count)
    for (id, block) in blocks.blocks.entries {
      guard let height = block.height, !height.isInterface else { continue }
      let (up, all) = (counts[id].usesAbove, counts[id].usesAbove + counts[id].usedFromAbove)
      guard up >= 5, up * 2 > all else { continue }
      isRefuted[id] = true
      if let folder = block.folder { refuted.append(Refutation(folder: folder, up: up, all: all)) }
    }
    blocks.ofFile = blocks.ofFile.mapValues { block in block.flatMap { isRefuted[$0] ? nil : $0 } }
  }

  /// The same for single files that were assigned only by their content.
  private mutating func refuteFiles(_ uses: FileUses) {
    let bands = blocks.ofFile.mapValues { block in block.flatMap { blocks.blocks[$0].height?.band } }
    var balance = Table<FileID, Int>(repeating: 0, count: bands.count)
    for (from, to) in uses.pairs {
      guard let source = bands[from], let target = bands[to] else { continue }
      if source > target {
        balance[from] += 1
      } else if source < target {
        balance[to] -= 1
      }
    }
    for file in balance.indices where balance[file] > 0 {
      guard let block = blocks.ofFile[file].map({ blocks.blocks[$0] }) else { continue }
      if block.folder == nil, !(block.height?.isInterface ?? true) { blocks.ofFile[file] = nil }
    }
  }
}
