import Architecture

extension CallsRule {
  /// `kind: module_assembly`: types that create and connect the parts of a screen.
  static let moduleAssembly = RuleKindSpecification(
    name: "module_assembly", summary: "types that assemble another screen",
    parameters: [Parameter("of", .selector, default: nil, doc: "the types to check")],
    data: [
      Parameter("makes", .selector, default: nil, doc: "types that they must not create …"),
      Parameter(
        "makes_with", .selector, default: nil, doc: "… together with one of these, where one of the two holds the other"
      ),
    ],
    placeholders: ["subject", "declaration", "target", "use"],
    notes: [.init("again", ["subject", "declaration", "target", "use"])], reads: [.code, .references, .graph],
    joinsTargets: true
  ) { values in
    CallsRule(
      of: values.selector("of") ?? Selector(), makes: values.selector("makes"), makesWith: values.selector("makes_with")
    )
  }
}
