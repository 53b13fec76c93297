import Findings
import Reports

/// The page about a pack: what it checks, when it is chosen, its rules.
struct PackExplanation {
  let pack: PackDescription
  let ink: Ink

  var text: String {
    let parts = [
      [
        "\(ink(.bold, pack.name))  pack of \(pack.rules.count) \(pack.rules.count == 1 ? "rule" : "rules")", pack.title,
      ],
      pack.about.wrapped(to: 96), section("When it is used", uses),
    ]
    let table = RuleTable(ink: ink).lines(of: pack.rules.map { RuleTable.Row(rule: $0) })
    return (parts + [section("Rules", table)]).map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var uses: [String] {
    let chosen =
      switch pack.chosen {
      case "": "Only if it is named: no app gets it without being asked."
      case "always": "In every run, unless `--architecture` names other packs."
      default: "Without `architectures:` in .layerlint.yml, if \(pack.chosen)."
      }
    let named = "By name: `architectures: [\(pack.name)]` in .layerlint.yml, or `--architecture \(pack.name)`."
    let added = pack.rules.filter { !$0.isOn && $0.isOnWhenNamed }.map(\.id)
    let more =
      added.isEmpty
      ? []
      : "If it is named, \(added.joined(separator: ", ")) \(added.count == 1 ? "is" : "are") on too.".wrapped(to: 96)
    return chosen.wrapped(to: 96) + [named] + more
  }

  private func section(_ title: String, _ lines: [String]) -> [String] { [ink(.bold, title)] + lines.map { "  \($0)" } }
}
