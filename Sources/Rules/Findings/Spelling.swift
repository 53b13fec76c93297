/// Returns the candidate that `word` is most likely a misspelling of; nil if none is similar. A candidate is similar if
/// it has at most one edit per three letters (swapped neighbors count as one edit, case and `-` for `_` as none), or if
/// `word` is a prefix of it with at least three letters.
public func nearestSpelling(of word: String, among candidates: some Sequence<String>) -> String? {
  let letters = foldedLetters(word)
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let others = foldedLetters(candidate)
    let isBeginning = letters.count >= 3 && others.starts(with: letters)
    let distance = letters == others ? 0 : isBeginning ? 1 : editDistance(letters, others)
    guard distance <= max(1, max(letters.count, others.count) / 3) else { continue }
    if let known = best, (known.distance, known.candidate) <= (distance, candidate) { continue }
    best = (distance, candidate)
  }
  return best?.candidate
}

/// Returns `unknown rule 'upward_dependncy'; did you mean 'upward_dependency'?`, and all candidates unless there are
/// many.
public func unknownName(_ kind: String, _ word: String, among candidates: [String]) -> String {
  var message = "unknown \(kind) '\(word)'"
  let near = nearestSpelling(of: word, among: candidates)
  if let near { message += "; did you mean '\(near)'?" }
  if candidates.count <= (near == nil ? 30 : 12) { message += " (there are: \(candidates.joined(separator: ", ")))" }
  return message
}

private func foldedLetters(_ word: String) -> [Character] {
  word.prefix(64).lowercased().map { $0 == "-" ? "_" : $0 }
}

/// The number of insertions, deletions, replacements and swaps of neighbors (optimal string alignment).
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
