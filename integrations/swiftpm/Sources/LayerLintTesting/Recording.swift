#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Records an issue of the test that is running, in Swift Testing or XCTest.
func record(_ message: String, at place: TestPlace) {
  #if canImport(XCTest)
    if let test = CurrentTest.shared.test { return test.record(message, at: place) }
  #endif
  #if canImport(Testing)
    let name = place.file.split(separator: "/").last.map(String.init) ?? place.file
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "LayerLint/\(name)", filePath: place.file, line: max(1, place.line), column: max(1, place.column)))
  #endif
}

#if canImport(XCTest)
  extension XCTestCase {
    /// Runs expectations so that their issues belong to this test.
    public func layerlint(_ expectations: () throws -> Void) rethrows {
      CurrentTest.shared.test = self
      defer { CurrentTest.shared.test = nil }
      try expectations()
    }

    fileprivate func record(_ message: String, at place: TestPlace) {
      #if canImport(ObjectiveC)
        let location = XCTSourceCodeLocation(filePath: place.file, lineNumber: place.line)
        record(
          XCTIssue(
            type: .assertionFailure, compactDescription: message,
            sourceCodeContext: XCTSourceCodeContext(location: location)))
      #else
        recordFailure(withDescription: message, inFile: place.file, atLine: place.line, expected: true)
      #endif
    }
  }

  /// The test of XCTest that is running on this thread.
  private final class CurrentTest {
    static var shared: CurrentTest {
      let dictionary = Thread.current.threadDictionary
      if let known = dictionary["layerlint"] as? CurrentTest { return known }
      let new = CurrentTest()
      dictionary["layerlint"] = new
      return new
    }
    var test: XCTestCase?
  }
#endif
