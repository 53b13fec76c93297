// Lints what libFuzzer makes. Its options and corpus folders are the arguments: see `make fuzz`.
import CLibFuzzer
import Linting

if CommandLine.arguments.dropFirst() == [LintRequest.workArgument] {
  LintRequest.work()
} else {
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  LLVMFuzzerRunDriver(&count, &arguments) { start, count in
    let bytes = UnsafeBufferPointer(start: start, count: count)
    FuzzedProject(Array(bytes)).check()
    return 0
  }
}
