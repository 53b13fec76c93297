import UIKit

/// From the list of hives to the note of one, and back. It keeps the hives; each screen shows what it is handed.
final class HiveCoordinator {
  private weak var parent: AppCoordinator?
  private let scene = UINavigationController()
  private let service = HiveService()
  private weak var list: HiveListViewController?
  private weak var details: HiveDetailsViewController?
  private var hives: [Hive] = []
  private var selected: Int?

  init(parent: AppCoordinator) { self.parent = parent }

  func start() {
    let list = HiveListViewController()
    list.coordinator = self
    self.list = list
    scene.pushViewController(list, animated: false)
    parent?.root.present(scene, animated: true)
    service.load { [weak self] hives in
      self?.hives = hives
      self?.list?.update(using: hives)
    }
  }

  func stop() { parent?.root.dismiss(animated: true) }

  func showDetails(of row: Int) {
    selected = row
    let details = HiveDetailsViewController(hive: hives[row])
    details.coordinator = self
    self.details = details
    scene.pushViewController(details, animated: true)
  }

  func editNote() {
    guard let selected else { return }
    let editor = NoteEditorViewController(note: hives[selected].note)
    editor.delegate = self
    scene.pushViewController(editor, animated: true)
  }

  func goToList() { scene.popToRootViewController(animated: true) }
}

extension HiveCoordinator: NoteEditorViewControllerDelegate {
  func noteDidChange(_ note: String) {
    guard let selected else { return }
    hives[selected].note = note
    details?.update(using: hives[selected])
    list?.update(using: hives)
    scene.popViewController(animated: true)
  }
}
