import UIKit

final class AttachmentsAssembly {
  func module(attachments: [URL]) -> UIViewController {
    let router = AttachmentsRouter()
    let presenter = AttachmentsPresenter(attachments: attachments, router: router)
    let view = AttachmentsViewController(output: presenter)
    presenter.view = view
    router.screen = view
    return view
  }
}
