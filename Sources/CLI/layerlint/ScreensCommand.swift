import ArgumentParser
import Findings
import Linting
import Reports

struct ScreensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screens", abstract: "Show which screen leads to which: by code, storyboards and xibs.",
    discussion: """
      A screen is a view controller, or a view of SwiftUI that is presented or pushed. What creates a screen without \
      showing it 'creates' it. Screens that nothing leads to are listed last: they may be unused, or named only in a \
      string.
      """)

  @Argument(help: "The folder to look at.", completion: .directory)
  var path = "."

  @OptionGroup var options: RunOptions

  @Option(help: "How to write it.")
  var format = ScreensFormat.text

  func run() throws {
    let screens = try options.answer(at: path) { try Linter($0).screens() }
    try Console.write(format.render(screens, ink: .ofOutput))
  }
}

extension ScreensFormat: ExpressibleByArgument {}
