import SourceFacts
import SwiftSyntax

/// Facts between the tokens: branches of `#if`, comments for the linter.
extension TreeFacts {
  mutating func directives(_ tree: SourceFileSyntax) {
    var open: [Int] = []
    var groups: UInt32 = 0
    for token in tree.tokens(viewMode: .sourceAccurate) {
      comments(token.leadingTrivia, at: UInt32(token.position.utf8Offset))
      comments(token.trailingTrivia, at: token.endOffset)
      switch token.tokenKind {
      case .poundIf:
        open.append(facts.branches.count)
        facts.branches.append(ConditionalBranch(group: groups, start: token.offset, end: token.offset))
        groups += 1
      case .poundElseif, .poundElse:
        guard let last = open.popLast() else { break }
        facts.branches[last].end = token.offset
        open.append(facts.branches.count)
        facts.branches.append(
          ConditionalBranch(group: facts.branches[last].group, start: token.offset, end: token.offset))
      case .poundEndif:
        guard let last = open.popLast() else { break }
        facts.branches[last].end = token.offset
      default: break
      }
    }
  }

  private mutating func comments(_ trivia: Trivia, at start: UInt32) {
    var offset = start
    for piece in trivia {
      switch piece {
      case .lineComment(let text), .docLineComment(let text): comment(Array(text.utf8), at: offset, closer: 0)
      case .blockComment(let text), .docBlockComment(let text): comment(Array(text.utf8), at: offset, closer: 2)
      default: break
      }
      offset += UInt32(piece.sourceLength.utf8Length)
    }
  }

  private mutating func comment(_ text: [UInt8], at offset: UInt32, closer: Int) {
    guard text.count >= 2 + closer else { return }
    let body = text[2..<text.count - closer]
    guard let begin = body.firstIndex(where: { !" \t/*!\n\r".utf8.contains($0) }) else { return }
    guard body[begin...].starts(with: "layerlint:".utf8) else { return }
    var line = body[begin...].prefix { $0 != 0x0A && $0 != 0x0D }
    while let last = line.last, last == 0x20 || last == 0x09 { line.removeLast() }
    facts.directives.append(
      CommentDirective(offset: offset + UInt32(begin), text: String(decoding: line, as: UTF8.self)))
  }
}
