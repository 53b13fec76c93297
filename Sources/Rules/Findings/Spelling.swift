/// Returns the candidate that `word` is most likely a misspelling of; nil if none is similar. A candidate is similar if
/// it has at most one edit per three letters (swapped neighbors count as one edit, case and `-` for `_` as none), or if
/// `word` is a prefix of it with at least three letters. Of very many candidates only the most likely are compared.
public func nearestSpelling(of word: String, among candidates: some Sequence<String>) -> String? {
  let letters = foldedLetters(word)
  var best: (distance: Int, candidate: String)?
  for candidate in likely(Array(candidates), word) {
    let others = foldedLetters(candidate)
    let isBeginning = letters.count >= 3 && others.starts(with: letters)
    let most = max(1, max(letters.count, others.count) / 3)
    // Each letter more or less is an edit.
    guard isBeginning || abs(letters.count - others.count) <= most else { continue }
    let distance = letters == others ? 0 : isBeginning ? 1 : editDistance(letters, others)
    guard distance <= most else { continue }
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

/// Returns all candidates, or of very many those that share the most bytes with the word at both ends, since most
/// misspellings differ in one place.
private func likely(_ candidates: [String], _ word: String) -> [String] {
  let (many, chosen) = (500, 100)
  if candidates.count <= many { return candidates }
  let bytes = word.utf8.prefix(comparedBytes).map(folded)
  let shares = candidates.map { sharedBytes(bytes, $0) }
  var counts = [Int](repeating: 0, count: bytes.count + 1)
  for share in shares { counts[share] += 1 }
  // The least share of a chosen candidate, and how many candidates share more.
  var (least, better) = (bytes.count, 0)
  while least > 0, better + counts[least] < chosen {
    better += counts[least]
    least -= 1
  }
  var left = chosen - better
  var likely: [String] = []
  for (candidate, share) in zip(candidates, shares) where share >= least {
    if share == least {
      if left == 0 { continue }
      left -= 1
    }
    likely.append(candidate)
  }
  return likely
}

/// The number of bytes at the start and at the end that are the same.
private func sharedBytes(_ word: [UInt8], _ candidate: String) -> Int {
  let shared = candidate.utf8.withContiguousStorageIfAvailable { bytes in
    let count = min(bytes.count, comparedBytes)
    let most = min(word.count, count)
    var start = 0
    while start < most, word[start] == folded(bytes[start]) { start += 1 }
    var end = 0
    while start + end < most, word[word.count - 1 - end] == folded(bytes[count - 1 - end]) { end += 1 }
    return start + end
  }
  return shared ?? 0
}

private let comparedBytes = 64

private func folded(_ byte: UInt8) -> UInt8 {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
  case UInt8(ascii: "-"): UInt8(ascii: "_")
  default: byte
  }
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
