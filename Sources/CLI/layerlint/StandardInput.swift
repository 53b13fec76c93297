import Findings
import Foundation

/// Reads standard input as bytes.
enum StandardInput {
  /// The maximum size of a source file, in bytes.
  private static let limit = Int(Int32.max)

  static func read() throws(UsageError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { Foundation.read(0, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      guard count > 0 || errno == EINTR else {
        throw .usage("standard input cannot be read: \(String(cString: strerror(errno)))")
      }
      if count > 0 { bytes += buffer[..<count] }
      if bytes.count >= limit { throw .usage("standard input is larger than 2 GB") }
    }
  }
}
