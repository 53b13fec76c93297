import Foundation

protocol AlertGroupInteractorInput: AnyObject {
  var isOn: Bool { get set }
}

final class AlertGroupInteractor: AlertGroupInteractorInput {
  private let defaults = UserDefaults.standard

  var isOn: Bool {
    get { defaults.bool(forKey: "alerts") }
    set { defaults.set(newValue, forKey: "alerts") }
  }
}
