import Testing

/// A repeated name has the same meaning, unless its context differs.
@Suite struct RepeatedNameTests {
  @Test func repeatedInStaticAndInstanceMembers() {
    MarkedSources(
      """
      struct /*1*/Feed {
        var /*2*/name = 1
        static var /*3*/name = 2
        func f() { print(/*=2*/name, /*=2*/name, /*=1*/Feed./*=3*/name) }
        static func g() { print(/*=3*/name, /*=3*/name, /*=1*/Feed./*=3*/name) }
        func h() { print(/*=2*/name, self./*=2*/name, self./*=2*/name) }
      }
      struct /*4*/Item {
        var /*5*/name = 1
        func f() { print(/*=5*/name, self./*=5*/name, /*=1*/Feed./*=3*/name) }
      }
      """
    ).check()
  }

  @Test func hiddenByALocal() {
    MarkedSources(
      """
      struct Feed {
        var /*1*/count = 1
        func f() {
          print(/*=1*/count)
          do { let count = 2; print(count) }
          print(/*=1*/count)
        }
      }
      """
    ).check()
  }

  @Test func repeatedInConditionalExtensions() {
    MarkedSources(
      """
      protocol /*1*/Named { var /*2*/title: Int { get } }
      protocol /*3*/Shown {}
      extension /*=3*/Shown where Self: /*=1*/Named { func f() { print(self./*=2*/title, self./*=2*/title) } }
      extension /*=3*/Shown { func g() { print(self.title) } }
      extension /*=3*/Shown where Self: /*=1*/Named { func h() { print(self./*=2*/title) } }
      """
    ).check()
  }

  @Test func repeatedMembersOfAGenericParameter() {
    MarkedSources(
      """
      protocol /*1*/Named { var /*2*/title: Int { get } }
      protocol /*3*/Sorted { var /*4*/title: Int { get } }
      struct /*5*/Box<Value> { var /*6*/value: Value }
      extension /*=5*/Box where Value: /*=1*/Named { func f() { print(/*=6*/value./*=2*/title) } }
      extension /*=5*/Box where Value: /*=3*/Sorted { func g() { print(/*=6*/value./*=4*/title) } }
      extension /*=5*/Box { func h() { print(/*=6*/value.title) } }
      """
    ).check()
  }

  @Test func repeatedWithAndWithoutACall() {
    MarkedSources(
      """
      enum /*1*/Route { case /*2*/list, /*3*/item(Int) }
      func f(_ route: /*=1*/Route) {}
      func /*4*/g(_ route: /*=1*/Route) -> /*=1*/Route { route }
      func h() {
        let a: [/*=1*/Route] = [./*=2*/list, ./*=3*/item(1), ./*=2*/list, ./*=3*/item(2)]
        let b = /*=4*/g; let c = /*=4*/g(/*=1*/Route./*=2*/list); let d = /*=4*/g
      }
      """
    ).check()
  }
}
