import UIKit

/// What a cell shows: no tree, only its texts.
struct TreeCellModel {
  let species: String
  let street: String
  let isRipe: Bool
}

final class TreeCell: UITableViewCell {
  private let speciesLabel = UILabel()
  private let streetLabel = UILabel()

  func show(_ model: TreeCellModel) {
    speciesLabel.text = model.species
    streetLabel.text = model.street
    backgroundColor = model.isRipe ? .systemGreen : .systemBackground
  }
}
