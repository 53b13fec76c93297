import Baselines
import IndexFacts
import LowLevel
import ObjCScanning
import ResultCache
import Storage

extension ResultCache {
  /// Nil where the result depends on more than can be found out without reading everything: on unsaved texts, or on a
  /// compiler's index.
  init?(_ project: Project, _ request: LintRequest, _ baseline: BaselineFile) {
    let isPlain = request.unsaved == nil && request.texts.isEmpty && !request.writesBaseline
    guard isPlain, request.indexStorePath == nil, !IndexReading.findsStore(for: project.base) else { return nil }
    var all = Packing()
    all.add(project.base)
    for source in project.sources {
      all.add(source.file)
      all.add(source.bytes)
    }
    for list in [request.architectures, request.only, request.skip, project.reported.paths] { all.add(list) }
    all.add(project.reported.changed.map { ["changed"] + $0.ordered() } ?? [])
    all.add(baseline.name)
    all.add(baseline.hash)
    // Whether a baseline's entry is stale depends on whether its file still exists.
    let named = Set(baseline.baseline?.entries.map(\.key.file) ?? [])
    all.add(named.ordered().map { "\(project.exists($0)) \($0)" })
    all.add(project.problems.compactMap(\.file))
    all.add(request.worker == nil ? "tokens" : ObjCScanner.libraryStamp())
    self.init(project.workspace, request: ContentHash(all.bytes))
  }
}
