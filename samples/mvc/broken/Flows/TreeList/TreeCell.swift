import UIKit

final class TreeCell: UITableViewCell {
  private let speciesLabel = UILabel()
  private let streetLabel = UILabel()

  // The cell picks what it needs out of the model, and changes whenever the model does.
  func show(_ tree: Tree) { // expect: view_model_coupling
    speciesLabel.text = tree.species
    streetLabel.text = tree.street
    backgroundColor = tree.isRipe(on: Date()) ? .systemGreen : .systemBackground
  }

  // Nor does a view ask the network: the picture may come after the cell shows another tree.
  func showPhoto(at url: URL) {
    URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in // expect: view_performs_networking
      DispatchQueue.main.async { self?.imageView?.image = data.flatMap(UIImage.init) }
    }.resume()
  }

  // Where the app goes is not for a cell to say.
  @objc private func openMap() {
    guard let url = URL(string: "https://example.org/map") else { return }
    UIApplication.shared.open(url) // expect: view_performs_navigation
  }
}
