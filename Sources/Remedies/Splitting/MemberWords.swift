import DependencyGraph
import SourceFacts
import Tables
import TypeMembers

/// The words in the names that a member declares and uses, in lowercase.
struct MemberWords {
  private(set) var counts: [String: Int] = [:]

  /// - Parameter without: words to ignore, such as those of the type's name.
  init(of member: MemberID, in type: MemberGraph, without: Set<String>) {
    let graph = type.graph
    add(type.members[member].name, weight: 3, without)
    for symbol in type.members[member].symbols {
      let facts = graph.files[graph.symbols[symbol].file].facts
      guard let body = graph.declaration(of: symbol).body else { continue }
      let scope = facts.scopes[body]
      for node in scope.firstNode..<scope.endNode {
        switch facts.nodes[node].kind {
        case .identifier, .member, .implicitMember, .typeName:
          add(facts.text(facts.nodes[node].name), weight: 1, without)
        default: break
        }
      }
    }
  }

  private mutating func add(_ name: String, weight: Int, _ without: Set<String>) {
    for part in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      for word in CamelWords(part).list {
        let word = word.lowercased()
        if word.utf8.count > 2, !without.contains(word), !Self.common.contains(word) {
          counts[word, default: 0] += weight
        }
      }
    }
  }

  /// Words that are common in all programs.
  private static let common: Set<String> = [
    "self", "super", "nil", "true", "false", "init", "alloc", "get", "set", "did", "will", "should", "can", "has",
    "for", "with", "and", "the", "from", "into", "new", "value", "string", "index", "path", "count", "view",
    "controller",
    "object", "name", "data", "type", "key", "error", "result", "item", "items", "array", "dictionary", "bool", "int",
    "animated", "completion", "handler", "block", "main", "default", "shared", "async", "dispatch", "queue", "make",
    "code",
    "first", "last", "append", "add", "remove", "update", "is", "at", "to", "of", "in", "on", "by", "void", "nsstring",
    "some", "none", "sender",
  ]

  /// Words that do not describe what members have in common, although they count for the similarity of members.
  static let unspecific: Set<String> = [
    "about", "after", "again", "ago", "all", "already", "any", "are", "based", "become", "been", "before", "between",
    "both", "but", "cur", "current", "currently", "does", "done", "each", "else", "enough", "ever", "every", "have",
    "here", "how", "its", "just", "may", "more", "most", "must", "need", "needed", "needs", "not", "now", "off", "once",
    "one", "only", "other", "our", "out", "over", "own", "per", "same", "such", "than", "that", "their", "then",
    "there", "these", "they", "this", "those", "three", "two", "under", "until", "use", "used", "uses", "using", "very",
    "via", "was", "were", "what", "whats", "when", "where", "which", "while", "who", "why", "without", "yet", "you",
    "your",
    // Verbs that any method may have.
    "attempt", "check", "configure", "create", "execute", "handle", "handles", "handling", "perform", "prepare",
    "process", "setup",
  ]
}
