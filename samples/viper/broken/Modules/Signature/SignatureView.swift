import UIKit

final class SignatureView: UILabel, SignatureViewInput {
  func show(_ text: String) { self.text = text }
}
