import UIKit

protocol HelpView: AnyObject { func show(_ text: String) }
protocol HelpOutput: AnyObject { func didLoad() }

final class HelpPresenter: HelpOutput {
  weak var view: HelpView?
  private let lighthouse = Lighthouse(name: "Pharos", period: 10, range: 29)
  // A colour is the view's to choose.
  private let tint = UIColor.red // expect: presenter_uses_ui_framework

  func didLoad() {
    view?.show(lighthouse.name)
    if let screen = view as? HelpViewController { screen.view.tintColor = tint } // expect: presenter_knows_controller
  }
}

final class HelpViewController: UIViewController, HelpView {
  // The presenter is gone before the screen is shown.
  weak var output: HelpOutput? // expect: view_weak_presenter
  private let label = UILabel()
  private var example: Lighthouse? // expect: passive_view_model_coupling

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    output?.didLoad()
  }

  func show(_ text: String) { label.text = text }
}
