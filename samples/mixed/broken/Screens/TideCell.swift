import UIKit

final class TideCell: UITableViewCell {
  func show(_ tide: HBTide) { // expect: view_model_coupling
    textLabel?.text = tide.isSpringTide ? "\(tide.place), spring tide" : tide.place
  }
}
