import Foundation

/// A lighthouse in a line of text.
struct LighthouseText {
  private let formatter = NumberFormatter()

  func row(_ lighthouse: Lighthouse) -> String {
    "\(lighthouse.name): every \(number(lighthouse.period, 1)) s, \(number(lighthouse.range, 0)) nm"
  }

  private func number(_ value: Double, _ digits: Int) -> String {
    formatter.maximumFractionDigits = digits
    return formatter.string(from: value as NSNumber) ?? ""
  }
}
