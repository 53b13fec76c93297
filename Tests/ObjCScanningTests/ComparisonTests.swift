import Foundation
import SourceFacts
import Testing

@testable import ObjCScanning

/// The methods that the tokens of a file show, compared with those that libclang sees. `LAYERLINT_OBJC=path swift test
/// --filter ComparisonTests` prints all differences in a folder of Objective-C; FACTS.md explains them.
@Suite struct ComparisonTests {
  /// The offsets at which methods start.
  private static func methods(of facts: FileFacts) -> Set<UInt32> {
    Set(facts.declarations.filter { $0.kind == .function && $0.parent != nil }.map(\.start))
  }

  private static let text = """
    #import "Missing.h"
    #define UNAVAILABLE_INIT(name) - (instancetype)name NS_UNAVAILABLE;
    #define BEGIN_PART
    @interface Sheet : UIViewController <Host>
    BEGIN_PART
    UNAVAILABLE_INIT(init)
    - (void)present;
    LOCAL_MACRO(a)
    + (Sheet *)sheet;
    @end
    @implementation Sheet
    UNAVAILABLE_INIT(init)
    - (void)viewDidLoad {
      [self present];
    }
    SYNTHESIZE_SINGLETON_FOR_CLASS(Sheet)
    BEGIN_PART
    - (void)middle { }
    LOCAL_MACRO(a)
    + shared { return nil; }
    lowercase_macro(b)
    + (Sheet *)sheet { return [self new]; }
    static int count(void) { return LIMIT(2)
      - 1; }
    - (void)present { count(); }
    @end
    """

  /// Neither a macro without a semicolon nor a missing header hides declarations.
  @Test(arguments: Mode.allCases) func macrosWithoutSemicolonsHideNoMethod(_ mode: Mode) throws {
    let facts = try mode.scan(Self.text)
    let names = facts.declarations.filter { $0.kind == .function }.map { facts.names[$0.name] }
    #expect(names == ["present", "sheet", "viewDidLoad", "middle", "shared", "sheet", "count", "present"])
    #expect(facts.problems.isEmpty)
  }

  /// libclang decides what the tokens do not show.
  @Test func libclangDecidesWhereMethodsStart() throws {
    let text = """
      #define ONE 1;
      @implementation A
      int count = ONE
      - (void)hidden { }
      @end
      """
    let tokens = try Mode.tokens.scan(text)
    let libclang = try Mode.libclang.scan(text)
    #expect(!tokens.declarations.contains { tokens.names[$0.name] == "hidden" && $0.kind == .function })
    #expect(libclang.declarations.contains { libclang.names[$0.name] == "hidden" && $0.kind == .function })
  }

  @Test func differencesInAFolder() throws {
    guard let root = ProcessInfo.processInfo.environment["LAYERLINT_OBJC"] else { return }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { path in [".h", ".m", ".mm"].contains { path.hasSuffix($0) } }
      .filter { path in
        !path.split(separator: "/").contains { $0 == "Pods" || $0 == "Carthage" || $0.hasSuffix("framework") }
      }
      .sorted()
    let files = paths.compactMap { path in
      FileManager.default.contents(atPath: root + "/" + path).map { ObjCFile(path: path, bytes: Array($0)) }
    }
    let project = ObjCProject(files, jobs: 1)
    let (library, _) = try #require(LibclangSearch.load(), Comment(rawValue: Mode.hint))
    let parser = try #require(ClangParser(library))
    var writer = project.makeWriter()
    var (compared, differences, doubtful) = (0, 0, 0)
    for index in files.indices where project.refusals[index] == nil {
      guard let answers = parser.parse(project.unit(of: index, &writer)) else { continue }
      let facts = project.facts[index]
      let own = Self.methods(of: facts)
      let theirs = Set(answers.methods)
      compared += own.union(theirs).count
      if project.hasDoubts[index] { doubtful += 1 }
      for offset in own.symmetricDifference(theirs).sorted() {
        differences += 1
        let line = facts.lines.line(at: offset).line
        let end = files[index].bytes[Int(offset)...].firstIndex(of: 10) ?? files[index].bytes.count
        let text = String(decoding: files[index].bytes[Int(offset)..<min(end, Int(offset) + 90)], as: UTF8.self)
        let isConditional = facts.branches.contains { $0.start <= offset && offset < $0.end }
        let who = own.contains(offset) ? "tokens" : "libclang"
        print(
          """
          only \(who): \(files[index].path):\(line): \
          \(text)\(project.hasDoubts[index] ? " [in doubt]" : "")\(isConditional ? " [#if]" : "")
          """
        )
      }
    }
    print("\(files.count) files, \(doubtful) in doubt, \(compared) methods, \(differences) differences")
  }
}
