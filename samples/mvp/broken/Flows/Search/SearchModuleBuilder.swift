import UIKit

enum SearchModuleBuilder {
  static func build() -> UIViewController {
    let presenter = SearchPresenter(service: LighthouseService())
    let controller = SearchViewController(presenter: presenter)
    presenter.view = controller
    presenter.badge = controller.badge
    return controller
  }
}
