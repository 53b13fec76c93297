import SourceFacts

/// The facts of one Objective-C file, and how they were read.
public struct ObjCScanResult: Sendable {
  public enum Reader: Sendable, Equatable {
    /// The tokens alone determine all facts, as in most headers.
    case certain
    case libclang
    /// libclang knew declarations that the tokens alone did not show.
    case libclangAgainstTokens
    case tokens(TokenReason)
  }

  /// Why a file was read by its tokens alone.
  public enum TokenReason: Sendable, Equatable {
    /// No libclang on this machine, or no worker could be started.
    case noLibclang
    /// Brackets or operators are nested too deeply for libclang.
    case tooDeep
    /// More than 4 MiB
    case tooLarge
    /// libclang ended the worker process.
    case crashed
    case timedOut
    /// libclang gave up on the file, or returned an invalid answer.
    case refused
  }

  public var facts: FileFacts
  public var reader: Reader
  public var usesLibclang: Bool { reader == .libclang || reader == .libclangAgainstTokens }
  /// The hash of libclang's input for the file; 0 if there was none.
  public var key: UInt64 = 0

  public init(facts: FileFacts, reader: Reader, key: UInt64 = 0) {
    (self.facts, self.reader, self.key) = (facts, reader, key)
  }
}
