import Foundation

final class SearchPresenter { // expect: massive_presenter
  // The screen holds its presenter; held back strongly, neither is ever freed.
  var view: SearchViewInput? // expect: presenter_strong_view
  weak var badge: BadgeView? // expect: presenter_concrete_view
  private let service: LighthouseService
  private var query = ""
  private var history: [String] = []

  init(service: LighthouseService) {
    self.service = service
    service.delegate = self
  }

  func viewDidSearch(_ text: String) {
    let name = text.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty, name != query else { return }
    query = name
    remember(name)
    view?.setSearching(true)
    service.search(name)
  }

  private func remember(_ name: String) {
    history.removeAll { $0 == name }
    history.insert(name, at: 0)
    if history.count > 10 { history.removeLast() }
    UserDefaults.standard.set(history, forKey: "history")
  }

  private func row(_ lighthouse: Lighthouse) -> String {
    "\(lighthouse.name): every \(seconds(lighthouse.period)), \(miles(lighthouse.range))"
  }

  private func seconds(_ value: Double) -> String {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 1
    return (formatter.string(from: value as NSNumber) ?? "") + " s"
  }

  private func miles(_ value: Double) -> String {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 0
    return (formatter.string(from: value as NSNumber) ?? "") + " nm"
  }
}

extension SearchPresenter: LighthouseServiceDelegate {
  func service(_ service: LighthouseService, didFind lighthouses: [Lighthouse]) {
    view?.setSearching(false)
    badge?.show(lighthouses.count)
    if lighthouses.isEmpty {
      view?.showNothingFound()
    } else {
      view?.show(lighthouses.map(row))
    }
  }

  func service(_ service: LighthouseService, didFail error: Error) {
    view?.setSearching(false)
    view?.showFailure(error.localizedDescription)
  }
}
