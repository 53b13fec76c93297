import Foundation

/// What runs between two moments of its own choosing. Whoever starts it has configured it by then.
class Activity: Operation {
  weak var userInterfaceFacade: ActivityUserInterfaceFacade?
  var posts: PostSaving?
  private var isRunning = false
  private var isDone = false

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { isRunning }
  override var isFinished: Bool { isDone }

  override func start() {
    willChangeValue(for: \.isExecuting)
    isRunning = true
    didChangeValue(for: \.isExecuting)
    main()
  }

  func weAreDone() {
    willChangeValue(for: \.isFinished)
    (isRunning, isDone) = (false, true)
    didChangeValue(for: \.isFinished)
  }
}
