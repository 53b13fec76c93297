import ArgumentParser
import Findings
import Linting
import Reports

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show the configuration in force for a file or folder, and where each value comes from.")

  @Option(
    name: .customLong("for"), help: ArgumentHelp("The file or folder to ask about.", valueName: "path"),
    completion: .file())
  var path: String

  func run() throws {
    try SourcePaths.check([path])
    var request = LintRequest(paths: [path])
    // Objective-C is read in the same way as for `lint`, since its content affects layers and roles.
    request.worker = Program.path
    let settings = try Linter(request).settings(for: path)
    try Console.write(Self.table(settings, ink: .ofOutput))
  }

  static func table(_ settings: [EffectiveSetting], ink: Ink) -> String {
    let keyWidth = settings.map(\.key.visible.count).max() ?? 0
    let valueWidth = min(40, settings.map(\.value.visible.count).max() ?? 0)
    return settings.map { setting in
      let value = setting.value.visible.padded(to: valueWidth)
      return "\(ink(.bold, setting.key.visible.padded(to: keyWidth)))  \(value)  \(ink(.dim, origin(of: setting)))\n"
    }.joined()
  }

  private static func origin(of setting: EffectiveSetting) -> String {
    switch setting.origin {
    case .builtIn: "built in"
    case .pack(let name): "pack \(name.visible)"
    case .inferred(let reason): "inferred: \(reason.visible)"
    case .commandLine(let option): option.visible
    case .file(let position): "\(position.file.visible):\(position.line):\(position.column)"
    }
  }
}
