protocol InboxRowViewInput: AnyObject {
  func show(title: String, detail: String)
  func showStar(_ isOn: Bool)
}

protocol InboxRowViewOutput: AnyObject {
  func didTapStar()
}

/// Lives as long as its cell, and is given another state each time the cell is used again.
final class InboxRowPresenter: InboxRowViewOutput {
  weak var view: InboxRowViewInput?
  private var isStarred = false

  func configure(with data: InboxRowData) {
    isStarred = false
    view?.show(title: data.title, detail: "\(data.sender), \(data.pictures)")
    view?.showStar(isStarred)
  }

  func didTapStar() {
    isStarred.toggle()
    view?.showStar(isStarred)
  }
}
