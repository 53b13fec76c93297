import UIKit

/// Fills the table: trees in, texts out.
final class TreeListDataSource: NSObject, UITableViewDataSource {
  var trees: [Tree] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trees.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tree", for: indexPath)
    (cell as? TreeCell)?.show(cellModel(of: trees[indexPath.row]))
    return cell
  }

  private func cellModel(of tree: Tree) -> TreeCellModel {
    TreeCellModel(species: tree.species, street: tree.street, isRipe: tree.isRipe(on: Date()))
  }
}
