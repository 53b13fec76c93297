import Patterns
import SourceFacts
import Testing

@testable import Architecture

@Suite("Roles: configured")
struct ConfiguredRoleTests {
  private static let texts = [
    "Domain/LoadFeedUseCase.swift": "class LoadFeedUseCase { let id: Int }",
    "Domain/Feed.swift":
      "struct Feed { let id: Int\n enum CodingKeys: CodingKey { case id } }\nstruct Draft { let id: Int }",
    "App/FeedInteractor.swift":
      "class FeedInteractor: FeedInteractorInput {}\nprotocol FeedInteractorInput {}\nstruct Tree { let id: Int }",
  ]

  private func sample(_ role: Role, _ conditions: Selector.Condition...) -> RoleSample {
    RoleSample(
      Self.texts, configured: [ConfiguredRole(role: role, selector: Selector(conditions), place: ".layerlint.yml:3")])
  }

  private func name(_ glob: String) -> Selector.Condition { .property(.name, [NamePattern(glob)]) }

  @Test("configured roles are added to inferred ones")
  func configuredRolesAreAdded() {
    let sample = sample(.interactor, name("*UseCase"))
    #expect(sample.types(.interactor) == ["FeedInteractor", "LoadFeedUseCase"])
    #expect(sample.because("LoadFeedUseCase") == ["configured at .layerlint.yml:3"])
  }

  @Test("a configured condition decides about the types that it covers, and no others")
  func conditionsDecide() {
    let path = Selector.Condition.path([PathPattern("Domain/**")])
    #expect(sample(.entity, path, .not(Selector([name("Draft")]))).types(.entity) == ["Feed", "LoadFeedUseCase"])
    #expect(sample(.entity, name("Tree")).types(.entity) == ["Draft", "Feed", "Tree"])
  }

  @Test("a condition with only `not` removes a role")
  func notRemovesARole() {
    #expect(sample(.entity, .not(Selector([name("Draft")]))).types(.entity) == ["Feed"])
  }

  @Test("a selector in the configuration of a role means the inferred role")
  func roles() {
    let entity = Selector.Condition.property(.role, [NamePattern("entity")])
    #expect(sample(.service, entity).types(.service) == ["Draft", "Feed"])
    #expect(
      sample(.entity, .property(.role, [NamePattern("interactor")])).roles(of: "FeedInteractor") == [
        .interactor, .entity,
      ])
  }

  @Test("the same code gives the same evidence")
  func deterministic() {
    let (one, other) = (sample(.entity, name("Tree")), sample(.entity, name("Tree")))
    let names = one.graph.symbols.indices.map { one.graph.qualifiedName(of: $0) }
    #expect(names.map(one.because) == names.map(other.because))
  }
}
