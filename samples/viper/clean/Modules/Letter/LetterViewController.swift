import UIKit

/// Where submodules may be put.
protocol LetterContainers: AnyObject {
  var contactsContainer: UIView { get }
  var attachmentsContainer: UIView { get }
}

final class LetterViewController: UIViewController, LetterViewInput, LetterContainers {
  let contactsContainer = UIView()
  let attachmentsContainer = UIView()
  private let scroll = UIScrollView()
  private let output: LetterViewOutput

  init(output: LetterViewOutput) {
    self.output = output
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = scroll }

  override func viewDidLoad() {
    super.viewDidLoad()
    output.viewIsReady()
  }

  func prepareContainers() {
    [contactsContainer, attachmentsContainer].forEach(scroll.addSubview)
  }
}
