import Foundation

/// Generates `PageAssets.generated.swift`: the parts of the HTML page as Swift string literals.
struct PageAssetsFile {
  private let template: String
  private let style: String
  private let script: String

  static let folder = "Sources/Output/PageReport/Assets"
  static let path = "Sources/Output/PageReport/PageAssets.generated.swift"

  /// The scripts in the order in which they depend on each other.
  private static let scripts = [
    "model", "elements", "navigation", "references", "layers", "matrix", "graph", "screens", "controllers", "ownership",
    "findings", "start",
  ]

  init(ofCheckout root: URL) throws {
    let folder = root.appendingPathComponent(Self.folder)
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    template = try text("page.html")
    style = try text("page.css")
    script = try Self.scripts.map { try text("\($0).js") }.joined(separator: "\n")
  }

  var text: String {
    """
    // @generated from \(Self.folder) by `make generate`
    // swift-format-ignore-file

    enum PageAssets {
      static let template = pageTemplate
      static let style = pageStyle
      static let script = pageScript
    }

    private let pageTemplate = \(Self.literal(template))

    private let pageStyle = \(Self.literal(style))

    private let pageScript = \(Self.literal(script))

    """
  }

  /// A raw string literal with enough number signs that the text cannot end it.
  private static func literal(_ text: String) -> String {
    var signs = "##"
    while text.contains("\"\"\"\(signs)") || text.contains("\\\(signs)") { signs += "#" }
    return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
  }
}
