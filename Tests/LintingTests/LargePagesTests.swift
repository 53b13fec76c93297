#if canImport(Glibc)
  import Glibc
  import Testing

  @testable import FactCollection

  @Suite struct LargePagesTests {
    /// Pages are fetched while the heap is in use.
    @Test func whatIsInAPageStays() throws {
      let (page, count) = (UInt(2 << 20), 4)
      let length = Int(page) * (count + 1)
      let memory = try #require(mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
      defer { munmap(memory, length) }
      let start = (UInt(bitPattern: memory) + page - 1) & ~(page - 1)
      let room = try #require(UnsafeMutableRawPointer(bitPattern: start))
      for place in stride(from: 0, to: Int(page) * 2, by: 4096) { room.storeBytes(of: UInt64(place) | 1, toByteOffset: place, as: UInt64.self) }
      let pages = LargePages()
      // Before any were asked for, inside, at the end, and beyond.
      pages.reach(start + 1)
      pages.ask(from: start, to: start + page * UInt(count))
      for address in [0, page + 5, page * UInt(count) - 1, page * UInt(count), page * 1000] { pages.reach(start + address) }
      for place in stride(from: 0, to: Int(page) * 2, by: 4096) {
        #expect(room.load(fromByteOffset: place, as: UInt64.self) == UInt64(place) | 1)
      }
    }
  }
#endif
