import UIKit

final class TideCell: UITableViewCell {
  func show(place: String) {
    textLabel?.text = place
  }
}
