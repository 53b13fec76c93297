import DependencyGraph
import NameResolution
import SourceFacts
import SwiftScanning
import Testing

@Suite struct RobustnessTests {
  private func graph(_ texts: [String], jobs: Int = 1) -> DependencyGraph {
    let files = texts.enumerated().map {
      GraphFile(path: "\($0).swift", modules: [ModuleID($0 % 2)], facts: SwiftScanner.scan($1))
    }
    return DependencyGraph(files: files, modules: ["A", "B"], jobs: jobs)
  }

  private static let sample = """
    @_exported import B
    public protocol P: Q where Self: C { associatedtype T: P = Int; func f(_ x: T.T) -> [T] }
    open class C<X: P>: D, P { var a = C.make(), b = [P](), c = { $0.x }; static func make() -> Self { .init() } }
    extension C where X == Int { subscript(i: Int) -> X { switch i { case .a(let x) where x > 1: return x; \
    default: self[0] } } }
    typealias A<T> = (B<T>, T) -> A<T>
    enum E { case a(E, C<Int>), b; func g() { if case .a(let e, _) = self, let c = e as? C { c.f(.b) ?? .a } } }
    func < (l: E, r: E) -> Bool { l.a < r.a }
    """

  @Test func resultDoesNotDependOnThreads() {
    let texts = (0..<20).map { Self.sample.replacing("C", with: "C\($0 % 5)") }
    let one = graph(texts)
    let four = graph(texts, jobs: 4)
    #expect(one.references.count == four.references.count && one.unresolved == four.unresolved)
    #expect(zip(one.references, four.references).allSatisfy { "\($0)" == "\($1)" })
  }

  @Test func noFiles() {
    let empty = DependencyGraph(files: [], modules: [])
    #expect(empty.symbols.isEmpty && empty.fileEdges().count == 0)
    #expect(graph(["", "\n"]).symbols.isEmpty)
  }

  /// A brace is missing before the second extension.
  @Test func nestedExtensions() throws {
    let graph = graph(["class A {}\nextension A.C { func f() {}\nextension A { enum C { case x } }\n"])
    let symbol = try #require(graph.symbols.indices.first { graph.symbols[$0].kind == .case })
    #expect(graph.qualifiedName(of: symbol) == "A.C.x")
  }

  @Test func randomTextGivesAGraph() {
    let bytes = Array(Self.sample.utf8)
    var seed: UInt64 = 42
    func random(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    for _ in 0..<300 {
      var text = bytes
      for _ in 0..<random(6) {
        let start = random(text.count)
        let piece = Array(bytes[random(bytes.count)...].prefix(random(40)))
        text.replaceSubrange(start..<min(text.count, start + random(20)), with: piece)
      }
      let result = graph([String(decoding: text, as: UTF8.self), Self.sample])
      for symbol in result.symbols.indices { #expect(!result.qualifiedName(of: symbol).contains("\n")) }
      for reference in result.references {
        #expect(result.symbols.indices.contains(reference.target))
        if let source = reference.source { #expect(result.symbols.indices.contains(source)) }
      }
    }
  }

  @Test func deepAndLongCode() {
    let chain = "let x = a" + String(repeating: ".b(1)?.c[0]!", count: 20_000)
    let sum = "let y = " + Array(repeating: ".a", count: 20_000).joined(separator: " + ")
    let list = "let z: [E] = [" + Array(repeating: ".b", count: 20_000).joined(separator: ", ") + "]"
    let call = "func g() { h(" + Array(repeating: ".b", count: 20_000).joined(separator: ", ") + ") }"
    let classes = (0..<2_000).map { "class K\($0): K\($0 + 1) { func m() { n() } }" }.joined(separator: "\n")
    let aliases = (0..<60).map { "typealias L\($0)<T> = (L\($0 + 1)<T>, L\($0 + 1)<T>)" }.joined(separator: "\n")
    let nested = String(repeating: "struct S { ", count: 300) + "let a: S.S.S" + String(repeating: " }", count: 300)
    let result = graph([Self.sample, chain, sum, list, call, classes, aliases + "\nlet l: L0<Int>", nested])
    #expect(!result.references.isEmpty)
  }
}
