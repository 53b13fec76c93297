import LowLevel

extension String {
  func utf8Contains(_ part: ByteView) -> Bool { withBytes { $0.contains(part) } }
}
