import UIKit

protocol AttachmentsRouterInput: AnyObject {
  func embedGallery(of pictures: [URL])
}

/// The gallery stands in the attachments, and these stand in the letter.
final class AttachmentsRouter: AttachmentsRouterInput {
  weak var screen: UIViewController?

  func embedGallery(of pictures: [URL]) {
    guard let screen else { return }
    let gallery = PBGalleryAssembly.gallery(withPictures: pictures)
    screen.addChild(gallery) // expect: submodule_depth
    screen.view.addSubview(gallery.view)
    gallery.didMove(toParent: screen)
  }
}
