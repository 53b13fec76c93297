import LayerLintTesting
import XCTest

/// The same in XCTest.
final class ArchitectureXCTests: XCTestCase {
  func testArchitecture() throws {
    try layerlint {
      try expectArchitecture(of: .package)
      try layers("Screens", "Model").areOrdered()
    }
  }
}
