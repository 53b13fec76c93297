import SourceFacts

/// The facts of one Objective-C file, and who had a say in them.
public struct ObjCScanResult: Sendable {
  public enum Reader: Sendable, Equatable {
    /// Nothing in the file depends on more than its tokens, as in most headers.
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
    /// Brackets or operators follow each other too deep for libclang.
    case tooDeep
    /// More than 4 MiB
    case tooLarge
    /// libclang ended the worker process.
    case crashed
    case timedOut
    /// libclang gave up on the file, or its answer made no sense.
    case refused
  }

  public var facts: FileFacts
  public var reader: Reader
  public var usesLibclang: Bool { reader == .libclang || reader == .libclangAgainstTokens }
  /// Stands for all that libclang was told of the file; 0 where it was told nothing.
  public var key: UInt64 = 0
}
