import Foundation
import SwiftParser
import SwiftSyntax

/// Only parses with SwiftParser: every file of a list with one path per line. Each tree is dropped at once. This is the
/// minimum time of every tool that reads Swift through swift-syntax. The SwiftParser of the toolchain is not usable: it
/// is more than ten times slower.
@main
struct ParseOnly {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let threads = Int(arguments[2]), threads > 0,
      let list = try? String(contentsOfFile: arguments[1], encoding: .utf8)
    else {
      FileHandle.standardError.write(Data("usage: parse-only LIST THREADS\n".utf8))
      exit(2)
    }
    let paths = list.split(separator: "\n").map(String.init)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for index in stride(from: thread, to: paths.count, by: threads) {
        guard let text = FileManager.default.contents(atPath: paths[index]) else { continue }
        text.withUnsafeBytes { withExtendedLifetime(Parser.parse(source: $0.bindMemory(to: UInt8.self))) {} }
      }
    }
  }
}
