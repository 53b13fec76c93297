import Findings
import Foundation
import Linting
import Testing

/// Unusual code and unusual files do no harm.
@Suite struct RobustnessTests {
  /// The finding does not depend on the number of declarations in the file.
  @Test func closureArgumentOfAClosureIsNotTakenForAName() throws {
    let locals = String(repeating: "    do { let a = 1 }\n", count: 200)
    let result = try TemporaryProject([
      (
        "App/Panel.swift",
        """
        import UIKit
        @globalActor actor Storage { static let shared = Storage() }
        class Panel: UIView {
          func show() {
        \(locals)    _ = { show in show() }({ self.show() })
          }
        }
        """
      ),
      (".layerlint.yml", "architectures: [schedulable]\n"),
    ]).lint { _ in }
    #expect(result.findings.isEmpty)
  }

  /// A closure has the number of its declaration in place of a name. It may be greater than that of any name.
  @Test(arguments: ["swift", "m"]) func storedTimerMayComeFromAClosure(language: String) throws {
    let functions =
      language == "swift"
      ? String(repeating: "  func f(_ f: Int) {}\n", count: 1000)
      : String(repeating: "- (void)f:(int)f {}\n", count: 1000)
    let text =
      language == "swift"
      ? """
      import Foundation
      final class FeedService {
        var timer: Timer?
      \(functions)  func start() { self.timer = { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } \
      }() }
      }
      """
      : """
      #import <Foundation/Foundation.h>
      @interface FeedService : NSObject
      @property (strong) NSTimer *timer;
      @end
      @implementation FeedService
      \(functions)- (void)start { self.timer = ^{ return [NSTimer new]; }(); }
      @end
      """
    let result = try TemporaryProject([
      ("FeedService.\(language)", text), (".layerlint.yml", "architectures: [ownership]\n"),
    ]).lint { _ in }
    #expect(result.files == 1)
  }

  /// Some file systems distinguish names that are equal strings.
  @Test func pathsWithDifferentUnicodeFormsAreDifferentFiles() throws {
    let (composed, decomposed) = ("Views/\u{E9}.swift", "Views/e\u{301}.swift")
    let project = try TemporaryProject([
      (
        composed,
        "import UIKit\nfinal class FirstView: UIView { func load() { URLSession.shared.dataTask(with: first) } }"
      ),
      (
        decomposed,
        "import UIKit\n\nfinal class OtherView: UIView { func load() { URLSession.shared.dataTask(with: other) } }"
      ),
      (".layerlint.yml", "architectures: [mvc]\n"),
    ])
    guard try FileManager.default.contentsOfDirectory(atPath: project.path + "/Views").count == 2 else { return }
    let linter = try Linter(LintRequest(paths: [project.path]))
    let result = linter.lint()
    let lines = result.findings.compactMap { finding in
      linter.sourceLine(file: finding.position.file, line: finding.position.line)
    }
    #expect(result.findings.count == 2)
    #expect(lines.map { $0.contains("FirstView") } == result.findings.map { $0.subject == "FirstView" })
  }
}
