import Baselines
import IndexFacts
import ObjCScanning
import ResultCache
import Storage

extension ResultCache {
  /// Returns nil if the validity of a cached result could only be checked by reading everything: with a compiler's
  /// index, and on disk with unsaved texts.
  init?(_ project: Project, _ request: LintRequest, _ baseline: BaselineFile, inMemory: Bool = false) {
    let isPlain = request.unsaved == nil && (inMemory || request.texts.isEmpty) && !request.writesBaseline
    guard isPlain, request.indexStorePath == nil, !ProjectIndex.hasStore(for: project.base) else { return nil }
    var all = Packing()
    all.add(project.base)
    for source in project.sources {
      all.add(source.file)
      all.add(source.bytes)
    }
    for list in [request.architectures, request.only, request.skip, project.reported.paths, request.otherProjects] {
      all.add(list)
    }
    all.add(project.reported.changed.map { ["changed"] + $0.sorted() } ?? [])
    all.add(baseline.name)
    all.add(baseline.hash)
    // A baseline entry is stale only if its file no longer exists.
    let named = Set(baseline.baseline?.entries.map(\.key.file) ?? [])
    all.add(named.sorted().map { "\(project.exists($0)) \($0)" })
    all.add(project.problems.compactMap(\.file))
    all.add(request.worker == nil ? "tokens" : ObjCScanner.libraryStamp())
    self.init(project.workspace, request: ContentHash(all.bytes))
  }
}
