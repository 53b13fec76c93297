/// The packs' bytes, embedded in the binary. `Policy` reads them.
public enum RulePacks {
  /// Rules: read at every start.
  public static let packs: [(name: String, yaml: [UInt8])] = [
    ("coordinator", PackageResources.coordinator_yml),
    ("layered", PackageResources.layered_yml),
    ("mvc", PackageResources.mvc_yml),
    ("mvp", PackageResources.mvp_yml),
    ("mvvm", PackageResources.mvvm_yml),
    ("ownership", PackageResources.ownership_yml),
  ]

  /// Examples of the rules: only `explain` and the tests read them.
  public static let examples: [(name: String, yaml: [UInt8])] = [
    ("coordinator", PackageResources.coordinator_examples_yml),
    ("layered", PackageResources.layered_examples_yml),
    ("mvc", PackageResources.mvc_examples_yml),
    ("mvp", PackageResources.mvp_examples_yml),
    ("mvvm", PackageResources.mvvm_examples_yml),
    ("ownership", PackageResources.ownership_examples_yml),
  ]
}
