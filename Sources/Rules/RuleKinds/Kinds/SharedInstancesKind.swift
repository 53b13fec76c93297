import Architecture
import Patterns

extension ForbiddenRule {
  /// `kind: shared_instances`: uses of shared instances: `Store.shared`, `sharedStore()`, a global, a static property
  /// of a service locator. Exceptions: default values of parameters and stored properties, the right side of `??`,
  /// convenience initializers, what the root view puts into the environment, and developer flags in a store of
  /// settings.
  static let sharedInstances = RuleKindSpecification(
    name: "shared_instances", summary: "uses of shared instances",
    parameters: [
      Parameter("from", .selector, default: .selector(Selector()), doc: "the declarations that must not use one"),
      Parameter("to", .selector, default: .selector(Selector()), doc: "the classes whose shared instances count"),
      Parameter(
        "ambient", .names, default: .names([]),
        doc: "names of ambient services, which do not count: themes, haptics, logs, feature flags"),
      Parameter(
        "widely_used", .number, default: .number(0),
        doc: """
          a shared instance that so many types use, or a fifth of the view controllers, has one finding, where it is \
          declared; 0: each user has one
          """),
    ],
    data: [
      Parameter(
        "ambient_members", .names, default: .names([]),
        doc:
          "methods without a result; a type that declares one of them is an ambient service, such as an event tracker"),
      Parameter(
        "ambient_marks", .names, default: .names([]),
        doc: "framework types; a type that uses one of them is an ambient service"),
      Parameter(
        "ambient_properties", .names, default: .names([]),
        doc: "framework properties; a type that sets one of them and uses no class of the project is an ambient service"
      ),
    ],
    placeholders: ["subject", "declaration", "target", "name"],
    notes: [
      .init("again", ["subject", "declaration", "target", "name"]),
      .init("storyboard_advice", ["subject", "target", "name"], isRequired: false),
      .init("static_advice", ["subject", "target", "name"], isRequired: false),
      .init("view_advice", ["subject", "target", "name"], isRequired: false),
      .init("storyboard_base_advice", ["subject", "target", "name"], isRequired: false),
      .init("container_advice", ["subject", "target", "name"], isRequired: false),
      .init("app_delegate_advice", ["target", "name", "count"], isRequired: false),
      .init("widely_used", ["target", "name", "count"], isRequired: false),
      .init("widely_used_advice", ["target", "name", "count"], isRequired: false),
    ], reads: [.code, .references, .graph], joinsTargets: true
  ) { values in
    ForbiddenRule(
      pairs: pairs(values), isSharedOnly: true, ambient: values.names("ambient") ?? [],
      ambientMarks: values.names("ambient_marks") ?? [], ambientMembers: values.names("ambient_members") ?? [],
      ambientProperties: values.names("ambient_properties") ?? [], widelyUsed: values.number("widely_used") ?? 0)
  }
}
