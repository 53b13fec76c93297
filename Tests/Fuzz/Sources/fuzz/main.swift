// Lints the projects that libFuzzer generates. The arguments are its options and corpus folders: see `make fuzz`. With
// the arguments `mutants KIND SECONDS SEED FOLDER...` it damages files of one kind: see `make mutants`.
import CLibFuzzer
import Foundation
import Linting

let own = Array(CommandLine.arguments.dropFirst())
if own == [LintRequest.workArgument] {
  LintRequest.work()
} else if own.first == "mutants", own.count > 4, let kind = Mutants.Kind(rawValue: own[1]) {
  var mutants = try Mutants(kind, seeds: Array(own[4...]), seed: UInt64(own[3]) ?? 1)
  let count = mutants.run(seconds: Double(own[2]) ?? 60)
  print("\(kind.rawValue): \(count) mutants")
  exit(count > 0 ? 0 : 1)
} else if !LintRequest.readIndex(own) {
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  LLVMFuzzerRunDriver(&count, &arguments) { start, count in
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    ProjectFolder.own.keep(bytes)
    FuzzedProject(bytes).check()
    return 0
  }
}
