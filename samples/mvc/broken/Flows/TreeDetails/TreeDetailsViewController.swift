import UIKit

final class TreeDetailsViewController: UIViewController {
  private let tree: Tree
  private let titleLabel = UILabel()
  private let season = SeasonViewController()

  init(tree: Tree) {
    self.tree = tree
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      titleLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    titleLabel.text = tree.species
    addChild(season) // expect: child_controller_containment
    view.addSubview(season.view)
  }
}
