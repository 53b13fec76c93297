protocol SignatureViewInput: AnyObject {
  func show(_ text: String)
}

final class SignaturePresenter { // expect: over_split_module
  weak var view: SignatureViewInput?

  func configure(with text: String) { view?.show(text) }
}
