// Lints what libFuzzer makes. Its options and corpus folders are the arguments: see `make fuzz`.
import CLibFuzzer
import Linting

let own = Array(CommandLine.arguments.dropFirst())
if own == [LintRequest.workArgument] {
  LintRequest.work()
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
