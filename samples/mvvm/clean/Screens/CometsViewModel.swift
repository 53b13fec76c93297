import Combine

/// A comet in a row of the list.
struct CometRowModel {
  let name: String
  let isVisible: Bool
}

final class CometsViewModel {
  @Published private(set) var rows: [CometRowModel] = []

  func load() {
    let comets = [Comet(name: "Halley", brightness: 25.4), Comet(name: "Encke", brightness: 6.2)]
    rows = comets.map { CometRowModel(name: $0.name, isVisible: $0.brightness < 6) }
  }
}
