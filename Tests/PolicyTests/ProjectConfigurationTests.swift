import Testing

@testable import Policy

/// Configurations as projects write them.
@Suite struct ProjectConfigurationTests {
  @Test(arguments: [
    """
    architectures: [mvc, protocols, domain, coordinator]
    roles:
      entity:
        any:
        - {name: Note}
        - {name: Tag}
    """,
    """
    architectures: [mvc, layered, protocols, domain, coordinator]
    layers:
    - app: {path: App}
    - features:
        path: [Packages/Timeline, Packages/Account, Packages/Explore]
    - shared_ui:
        path: [Packages/AppAccount, Packages/MediaUI]
    - models: {path: Packages/Models}
    roles:
      entity: {path: Packages/Models/Sources/**}
    """,
    """
    architectures: [layered, mvp]
    include: [App, Modules]
    exclude: [Pods, "**/*.generated.swift"]
    root: [App/AppDelegate.swift]
    layers:
      - Application: App/Sources/Application
      - Domain:
          path: App/Sources/Domain
          layers: [Services, Entities]
      - [FeatureA, FeatureB]
      - Core: { path: [App/Core, App/Legacy/Core] }
    roles:
      entity: { path: "**/Models/**", not: { name: "*ViewModel" } }
    rules:
      massive_controller: { warning: 250, error: 500 }
      singleton_access: off
    custom_rules:
      no_uikit_in_domain: { kind: imports, from: { path: "Domain/**" }, forbid: [UIKit], severity: error, message: "…" }
    allow:
      - { rule: upward_dependency, from: Tracker, to: AppDelegate, because: "goes with the 3.0 rewrite" }
    tests: false
    generated: yes
    """,
  ])
  func configurationsAreRead(text: String) {
    let source = ConfigurationSource(file: ".layerlint.yml", text: text)
    let (read, mistakes) = Policy.read(source, packs: RulePack.builtIn().packs)
    #expect(mistakes == [])
    #expect(read.architectures?.position.line == 1)
    #expect(read.roles.map(\.role) == ["entity"])
  }
}
