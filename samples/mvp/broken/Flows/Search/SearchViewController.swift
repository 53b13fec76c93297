import UIKit

/// What the presenter may ask of the screen.
protocol SearchViewInput: AnyObject {
  func show(_ rows: [String])
  func showNothingFound()
  func showFailure(_ text: String)
  func setSearching(_ isSearching: Bool)
}

final class SearchViewController: UIViewController { // expect: passive_view
  let badge = BadgeView()
  private let presenter: SearchPresenter // expect: view_concrete_presenter
  private let searchBar = UISearchBar()
  private let textView = UITextView()

  init(presenter: SearchPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.delegate = self
    view.addSubview(searchBar)
    view.addSubview(textView)
    view.addSubview(badge)
  }

  // What comes next is for the presenter to say.
  @objc private func showHelp() {
    let presenter = HelpPresenter() // expect: module_assembled_outside_builder
    let help = HelpViewController()
    help.output = presenter
    presenter.view = help
    navigationController?.pushViewController(help, animated: true)
  }
}

extension SearchViewController: SearchViewInput {
  func show(_ rows: [String]) { textView.text = rows.joined(separator: "\n") }
  func showNothingFound() { textView.text = "No light of that name" }
  func showFailure(_ text: String) { textView.text = text }
  func setSearching(_ isSearching: Bool) { textView.alpha = isSearching ? 0.5 : 1 }
}

extension SearchViewController: UISearchBarDelegate {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { presenter.viewDidSearch(searchBar.text ?? "") }
}
