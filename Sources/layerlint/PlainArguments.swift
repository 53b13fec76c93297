import ArgumentParser

extension LintCommand {
  /// What most runs are asked for, paths and a few options, without the parser, which takes a third as long as all of a run over what was
  /// not touched. It says the same as the parser would; nil where anything else is among the arguments, or is wrong with them.
  init?(plain arguments: [String]) {
    self.init()
    (paths, formats, architectures, only, skip) = ([], [], [], [], [])
    (baseline, writeBaseline, changedSince, stdinPath) = (nil, nil, nil, nil)
    (fix, dryRun, strict, timings, quiet) = (false, false, false, false, false)
    (failOn, color, options) = (.error, .auto, .unsaid)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--strict": strict = true
      case "--quiet": quiet = true
      case "--timings": timings = true
      case "--no-cache": options.noCache = true
      case "--jobs":
        guard let jobs = rest.popFirst().flatMap({ Int($0) }), jobs > 0 else { return nil }
        options.jobs = jobs
      case "--format":
        guard let format = rest.popFirst(), !format.hasPrefix("-"), let request = try? ReportRequest(format) else { return nil }
        formats.append(request)
      case "--architecture":
        guard let pack = rest.popFirst(), !pack.hasPrefix("-") else { return nil }
        architectures.append(pack)
      default:
        if argument.hasPrefix("-") { return nil }
        paths.append(argument)
      }
    }
    if paths.isEmpty { paths = ["."] }
    guard (try? validate()) != nil else { return nil }
  }
}

extension RunOptions {
  /// Those of a command line that says nothing of them.
  fileprivate static var unsaid: RunOptions {
    var options = RunOptions()
    (options.configuration, options.jobs, options.noCache) = (nil, nil, false)
    (options.cachePath, options.indexStorePath) = (nil, nil)
    return options
  }
}
