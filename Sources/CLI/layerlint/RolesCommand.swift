import ArgumentParser
import Findings
import Linting
import Reports

struct RolesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "roles", abstract: "Show what each type is (view, presenter, service, entity …), and what proves it.",
    discussion: """
      A base type is enough; a name alone never is: it needs a second sign. To correct a role, use `roles:` in \
      .layerlint.yml.
      """)

  @Argument(help: "The folder or file to report on.", completion: .directory)
  var path = "."

  @OptionGroup var options: RunOptions

  @Option(help: "How to write it.")
  var format = RolesFormat.text

  func run() throws {
    let roles = try options.answer(at: path) { try Linter($0).roles() }
    try Console.write(format.render(roles, ink: .ofOutput))
  }
}

extension RolesFormat: ExpressibleByArgument {}
