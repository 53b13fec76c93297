import Foundation
import SourceFacts
import Storage
import Testing
import Threads

@testable import ObjCScanning

@Suite struct WorkerTests {
  /// The worker is next to the test bundle.
  private static let executable: String = {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("objc-worker").path
      }
    #endif
    return Bundle.main.bundleURL.appendingPathComponent("objc-worker").path
  }()

  private let files = (0..<7).map { number in
    ObjCFile(
      "Class\(number).m",
      """
      @interface Class\(number) : NSObject\n@end\n@implementation Class\(number)\n- (void)f { [[self g] h]; }
      open(a)\n- (void)g { }\n@end
      """
    )
  }

  @Test func libclangIsInstalled() {
    #expect(LibclangSearch.load() != nil, Comment(rawValue: Mode.hint))
  }

  @Test(arguments: [1, 3]) func scansInWorkers(_ jobs: Int) {
    let scan = ObjCScanner(executable: Self.executable, arguments: []).scan(files, jobs: jobs)
    #expect(scan.library?.contains("clang") == true, Comment(rawValue: Mode.hint))
    #expect(scan.results.map(\.reader) == files.map { _ in .libclang })
    #expect(
      scan.results.map { result in result.facts.declarations.first.map { result.facts.text($0.name) } }
        == files.map { String($0.path.dropLast(2)) })
  }

  /// A file with a cached result of the same key is not parsed again. A changed header changes the keys of the files
  /// that include it.
  @Test func unchangedFilesAreCached() {
    var files = [
      ObjCFile("A.h", "@interface A : NSObject\n@end"),
      ObjCFile("B.m", "#import \"A.h\"\nopen(a)\nvoid b(A *a) { [a f]; }"),
      ObjCFile("C.m", "open(a)\nvoid c(id x) { [[x y] z]; }"),
    ]
    let scanner = ObjCScanner(executable: Self.executable, arguments: [])
    let first = scanner.scan(files, jobs: 2)
    #expect(scanner.scan(files, jobs: 1).results.map(\.key) == first.results.map(\.key))
    files[0].bytes += Array("\n@protocol P @end".utf8)
    let second = scanner.scan(files, jobs: 1) { index, key in
      key == first.results[index].key ? FileFacts() : nil
    }
    #expect(second.results.map { $0.facts.scopes.isEmpty } == [false, false, true])
  }

  /// No worker is started for files whose facts are the same with libclang and without.
  @Test func unambiguousFilesNeedNoWorker() throws {
    let text = """
      #import <UIKit/UIKit.h>
      FOUNDATION_EXPORT const unsigned char SharedVersionString[];
      NS_ASSUME_NONNULL_BEGIN
      @protocol P <NSObject>
      - (NSArray<NSString *> *)names:(void (^)(BOOL))done;
      @end
      @interface A : UIView <P>
      @property (nonatomic, weak, nullable) id<P> delegate;
      @end
      NS_ASSUME_NONNULL_END
      """
    let file = ObjCFile("A.h", text)
    let scan = ObjCScanner(executable: "/no/such/file").scan([file], jobs: 2)
    #expect(scan.results.map(\.reader) == [.certain])
    #expect(try Mode.libclang.scan([file])[0].nodes.count == scan.results[0].facts.nodes.count)
  }

  /// Nesting that would crash the process is never sent. If macros hide it, the process crashes, and only their file
  /// falls back.
  @Test func fallsBackFileByFile() {
    var files = files
    files[1].bytes += Array("\nint deep = \(String(repeating: "!", count: 50_000))1;".utf8)
    let doubled = (1...15).map { "#define N\($0) N\($0 - 1) N\($0 - 1)\n" }.joined()
    // The first file: no tokens are skipped on the way to it.
    files[3].bytes = Array("#define N0 !\n\(doubled)int deep = N15 N15 N15 1;\n".utf8) + files[3].bytes
    let scan = ObjCScanner(executable: Self.executable, arguments: []).scan(files, jobs: 1)
    #expect(scan.results[1].reader == .tokens(.tooDeep))
    #expect(scan.results[3].reader == .tokens(.crashed) || scan.results[3].reader == .tokens(.refused))
    #expect([0, 2, 4, 5, 6].allSatisfy { scan.results[$0].reader == .libclang })
    #expect(scan.results.allSatisfy { !$0.facts.declarations.isEmpty })
  }

  @Test func missingExecutable() {
    let scan = ObjCScanner(executable: "/no/such/file").scan(files, jobs: 2)
    #expect(scan.library == nil)
    #expect(scan.results.allSatisfy { $0.reader == .tokens(.noLibclang) && $0.facts.declarations.count == 4 })
  }

  @Test func missingLibrary() {
    let script = "LIBCLANG_PATH=/no/such/library exec '\(Self.executable)'"
    let scan = ObjCScanner(executable: "/bin/sh", arguments: ["-c", script]).scan(files, jobs: 1)
    #expect(scan.library == nil)
    #expect(scan.results.allSatisfy { $0.reader == .tokens(.noLibclang) })
  }

  /// The worker answers the handshake, and nothing else.
  @Test func silentWorkersAreAbandoned() {
    var scanner = ObjCScanner(
      executable: "/bin/sh", arguments: ["-c", "printf '\\001\\000\\000\\000x'; exec sleep 60"])
    scanner.limits.wallTime = .milliseconds(200)
    let scan = scanner.scan(Array(files.prefix(2)), jobs: 1)
    #expect(scan.results.map(\.reader) == [.tokens(.timedOut), .tokens(.timedOut)])
  }

  /// Only CPU time counts, because a worker may have to wait on a busy machine.
  @Test func waitingWorkersAreNotStopped() {
    let answer = "head -c 1 >/dev/null; sleep 1; printf '\\001\\000\\000\\000\\000'; cat >/dev/null"
    var scanner = ObjCScanner(
      executable: "/bin/sh", arguments: ["-c", "printf '\\001\\000\\000\\000x'; \(answer)"])
    scanner.limits.processorTime = .milliseconds(100)
    let scan = scanner.scan(Array(files.prefix(1)), jobs: 1)
    #expect(scan.results.map(\.reader) == [.tokens(.refused)])
  }

  /// Macros that expand without end use up the CPU time of the worker.
  @Test func busyWorkersAreStopped() {
    var files = files
    let doubled = (1...26).map { "#define N\($0) N\($0 - 1) N\($0 - 1)\n" }.joined()
    files[3].bytes = Array("#define N0 ;\n\(doubled)void deep() { N26 }\n".utf8) + files[3].bytes
    var scanner = ObjCScanner(executable: Self.executable, arguments: [])
    scanner.limits.processorTime = .milliseconds(300)
    let readers = scanner.scan(files, jobs: 1).results.map(\.reader)
    #expect(readers[3] == .tokens(.timedOut))
    #expect([0, 1, 2, 4, 5, 6].allSatisfy { readers[$0] == .libclang })
  }

  @Test(arguments: [
    "printf '\\001\\000\\000\\000x'; exit 1", "printf '\\001\\000\\000\\000x\\377\\377\\377\\377'; cat >/dev/null",
  ]) func brokenWorker(_ script: String) {
    let scan = ObjCScanner(executable: "/bin/sh", arguments: ["-c", script]).scan(Array(files.prefix(2)), jobs: 1)
    #expect(scan.results.allSatisfy { $0.reader == .tokens(.crashed) })
  }

  @Test func workerEndsWithItsInput() throws {
    #expect(try ChildProcess(Self.executable, [], output: .none, errors: .inherited).wait() == .status(0))
  }
}

@Suite struct WireTests {
  private let unit = ClangUnit(language: .objectiveC, prelude: [1, 2], main: [3], headers: [[4], [], [5, 6]])
  private let answers = ClangAnswers(
    types: [1, 5], values: [2], receivers: [.init(offset: 3, name: "Föö")], bases: [.init(offset: 4, name: "C")],
    variables: [.init(offset: 0, name: "B")])

  @Test func roundTrip() throws {
    let decoded = try ClangUnit(encoded: unit.encoded())
    #expect(decoded.language == .objectiveC && decoded.prelude == [1, 2] && decoded.main == [3])
    #expect(decoded.headers == [[4], [], [5, 6]])
    #expect(try ClangAnswers(encoded: answers.encoded(), byteCount: 10) == answers)
  }

  @Test func truncatedAnswersAreRejected() {
    let bytes = answers.encoded()
    for length in 0..<bytes.count {
      #expect(throws: MessageReader.Failure.self) {
        try ClangAnswers(encoded: Array(bytes.prefix(length)), byteCount: 10)
      }
    }
    #expect(throws: MessageReader.Failure.self) { try ClangAnswers(encoded: bytes + [0], byteCount: 10) }
  }

  @Test func offsetsOutOfRangeOrOrderAreRejected() {
    #expect(throws: MessageReader.Failure.self) { try ClangAnswers(encoded: answers.encoded(), byteCount: 5) }
    var wrong = answers
    wrong.types = [5, 1]
    #expect(throws: MessageReader.Failure.self) { try ClangAnswers(encoded: wrong.encoded(), byteCount: 10) }
  }

  /// A changed byte is rejected, or gives other valid answers.
  @Test func changedBytesGiveValidAnswersOrErrors() {
    let bytes = answers.encoded()
    for position in bytes.indices {
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var changed = bytes
        changed[position] = value
        guard let read = try? ClangAnswers(encoded: changed, byteCount: 10) else { continue }
        #expect((read.types + read.values + read.receivers.map(\.offset)).allSatisfy { $0 < 10 })
      }
    }
  }
}
