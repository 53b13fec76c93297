import Foundation

final class SearchPresenter {
  weak var view: SearchViewInput?
  private let service: LighthouseService
  private let text = LighthouseText()
  private var query = ""

  init(service: LighthouseService) {
    self.service = service
    service.delegate = self
  }
}

extension SearchPresenter: SearchViewOutput {
  func viewDidSearch(_ text: String) {
    let name = text.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty, name != query else { return }
    query = name
    view?.setSearching(true)
    service.search(name)
  }
}

extension SearchPresenter: LighthouseServiceDelegate {
  func service(_ service: LighthouseService, didFind lighthouses: [Lighthouse]) {
    view?.setSearching(false)
    if lighthouses.isEmpty {
      view?.showNothingFound()
    } else {
      view?.show(lighthouses.map(text.row))
    }
  }

  func service(_ service: LighthouseService, didFail error: Error) {
    view?.setSearching(false)
    view?.showFailure(error.localizedDescription)
  }
}
