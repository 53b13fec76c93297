final class SignatureAssembly {
  func module() -> SignaturePresenter {
    let presenter = SignaturePresenter()
    presenter.view = SignatureView()
    return presenter
  }
}
