import UIKit // expect: view_model_uses_ui_framework

final class CometsViewModel {
  // The view watches its model, not the other way round.
  weak var controller: CometsViewController? // expect: view_model_holds_view
  private var comets: [Comet] = []

  func color(of row: Int) -> UIColor { comets[row].brightness < 6 ? .systemYellow : .systemGray }

  func load() {
    UIApplication.shared.isIdleTimerDisabled = true
    comets = [Comet(name: "Halley", brightness: 25.4), Comet(name: "Encke", brightness: 6.2)]
    controller?.reload(comets.map(\.name))
  }
}
