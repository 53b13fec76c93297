import LayerLintTesting
import Testing

/// The three tests that most teams want first.
struct ArchitectureTests {
  @Test func architecture() throws {
    try expectArchitecture(of: .package)
  }

  @Test func layersAreOrdered() throws {
    try layers("Screens", "Model").areOrdered()
  }

  @Test func repositories() throws {
    try types(named: "*Repository", kinds: ["class"]).conform(to: "Repository")
    try types(named: "*Repository").areDeclared(in: "Sources/Trips/Model")
  }
}
