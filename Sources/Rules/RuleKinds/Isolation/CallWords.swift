/// What a function's name implies about the scheduler of its closures.
struct CallWords: OptionSet {
  let rawValue: UInt8

  static let hopping = CallWords(rawValue: 1)
  /// Methods through which a service with its own scheduler accepts work.
  static let ownHop = CallWords(rawValue: 2)
  static let animating = CallWords(rawValue: 4)
  static let iterating = CallWords(rawValue: 8)
  static let task = CallWords(rawValue: 16)
  static let dispatching = CallWords(rawValue: 32)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ name: String) {
    self = name == "Task" || Self.inPlace.contains(name) ? .task : []
    if Self.hops.contains(name) { insert(.hopping) }
    if Self.ownHops.contains(name) { insert(.ownHop) }
    if Self.iterators.contains(name) { insert(.iterating) }
    if Self.animations.contains(where: name.hasPrefix) { insert(.animating) }
    if name.hasPrefix("dispatch_") { insert(.dispatching) }
  }

  private static let hops: Set<String> = [
    "async", "sync", "asyncAfter", "schedule", "schedule:", "scheduleBlock:", "perform", "run", "addOperation",
    "addOperationWithBlock:", "performBlock:", "afterDelay:schedule:", "after:schedule:", "assumeIsolated",
    "scheduleRelative",
  ]
  /// Functions that run their closure before they return.
  private static let inPlace: Set<String> = [
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation",
    "withAnimation", "withTaskCancellationHandler",
  ]
  private static let ownHops: Set<String> = ["schedule", "schedule:", "scheduleBlock:", "perform"]
  private static let animations = ["animateWithDuration:", "animateKeyframes", "transitionWithView:"]
  private static let iterators: Set<String> = [
    "forEach", "map", "compactMap", "filter", "flatMap", "first", "contains", "reduce", "sorted", "allSatisfy",
    "enumerateObjectsUsingBlock:",
  ]
}
