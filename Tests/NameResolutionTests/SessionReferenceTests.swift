import DependencyGraph
import NameResolution
import Testing

/// References that the runs of a session reuse.
@Suite struct SessionReferenceTests {
  /// Compares each change with a fresh run. Returns the number of files whose references were reused.
  private func reusedInSession(
    _ changes: [(path: String, old: String, new: String)], and others: [String: String] = [:]
  )
    -> [Int]
  {
    var texts = ReferenceSample.texts.merging(others) { $1 }
    var earlier = ReferenceRun(texts, earlier: nil).resolution
    return changes.map { change in
      let text = texts[change.path] ?? ""
      #expect(text.contains(change.old))
      texts[change.path] = text.replacing(change.old, with: change.new)
      let (run, fresh) = (ReferenceRun(texts, earlier: earlier), ReferenceRun(texts))
      #expect(run.references == fresh.references)
      #expect(run.namedTypes == fresh.namedTypes)
      #expect(run.graph.unresolved == fresh.graph.unresolved)
      earlier = run.resolution
      return run.reusedFiles
    }
  }

  @Test func changedBodies() {
    let others = [
      "e.m": "@interface Maker : NSObject\n@property Maker *next;\n- (void)end;\n@end\n",
      "f.m": "@implementation Maker\n- (void)end { [self.next.next end]; }\n@end\n",
    ]
    let changes = [
      ("c.swift", "store.load()", "let fresh = store.load(); fresh"), ("c.swift", "fresh", "other"),
      ("c.swift", "let other = store.load(); other", "func own<T>(_ t: T) -> T { t }; own(store.load())"),
      ("a.swift", "{ Item() }", "{ _ = Screen(); return Item() }"), ("f.m", ".next.next", ".next"),
      ("d.swift", "Screen().run()", "Screen().store.load().show()"),
    ]
    // With so few files, at most one may be resolved again.
    #expect(reusedInSession(changes, and: others) == [5, 5, 5, 0, 5, 0])
  }

  /// The declarations that other files see change: nothing is reused, and later runs start from this one.
  @Test func changedDeclarations() {
    let changes = [
      ("a.swift", "  func load", "  private func prepare() {}\n  func load"),
      ("c.swift", "store.load()", "store.load(); store.load()"), ("b.swift", "struct Other", "struct Another"),
      ("b.swift", "Another { func show() {}", "Another { func show() { _ = begin() }"),
    ]
    #expect(reusedInSession(changes) == [0, 3, 0, 3])
  }

  /// Names that are in no file any more have no effect.
  @Test func objectiveCWordsThatNoFileHasAnyMore() {
    let others = ["e.m": "@implementation Texts\n- (void)end { [@\"text\" length]; }\n@end\n"]
    let changes = [
      ("c.swift", "store.load()", "_ = NSString(); store.load()"), ("c.swift", "_ = NSString(); ", ""),
      ("c.swift", "store.load()", "store.load(); store.load()"),
    ]
    #expect(reusedInSession(changes, and: others) == [0, 0, 4])
  }

  /// The Objective-C name of a Swift method that no file mentioned before.
  @Test func spellingsMentionedForTheFirstTime() {
    let manager = "@interface FooManager : NSObject\n+ (FooManager *)sharedManager;\n- (void)end;\n@end\n"
    let texts = ReferenceSample.texts.merging(["e.h": manager]) { $1 }
    let first = ReferenceRun(texts, earlier: nil)
    var changed = texts
    for code in ["FooManager.shared()", "FooManager.shared().end()", "FooManager.other()"] {
      changed["c.swift"] = texts["c.swift"]?.replacing("store.load()", with: "\(code); store.load()")
      let (second, fresh) = (ReferenceRun(changed, earlier: first.resolution), ReferenceRun(changed))
      #expect(second.references == fresh.references)
      #expect(second.reusedFiles == 4, "\(code)")
      let new = fresh.references.count - first.references.count
      #expect(new == (code.hasSuffix("end()") ? 3 : code.hasSuffix("shared()") ? 2 : 1), "\(code)")
    }
  }
}
