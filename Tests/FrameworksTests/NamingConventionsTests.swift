import Frameworks
import Testing

@Suite struct NamingConventionsTests {
  @Test func wordsAreSplitAtCommas() {
    #expect(NamingConventions.Tails.ofImplementation.all == ["Implementation", "Impl", "Imp"])
    #expect(NamingConventions.FolderEndings.viewModel.all == ["viewmodels", "view models"])
  }
}
