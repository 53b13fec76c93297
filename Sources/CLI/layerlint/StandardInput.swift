import Findings
import Foundation
import Storage

/// Reads standard input as bytes.
enum StandardInput {
  /// The maximum size of a source file, in bytes.
  private static let limit = Int(Int32.max)

  static func read() throws(UsageError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let more: [UInt8]
      do throws(OpenFile.Failure) {
        more = try OpenFile(0).read()
      } catch {
        throw .usage("standard input cannot be read: \(String(cString: strerror(error.code)))")
      }
      if more.isEmpty { return bytes }
      bytes += more
      if bytes.count >= limit { throw .usage("standard input is larger than 2 GB") }
    }
  }
}
