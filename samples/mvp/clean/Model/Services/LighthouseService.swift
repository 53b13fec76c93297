import Foundation

protocol LighthouseServiceDelegate: AnyObject {
  func service(_ service: LighthouseService, didFind lighthouses: [Lighthouse])
  func service(_ service: LighthouseService, didFail error: Error)
}

/// Looks lighthouses up in the list of lights.
final class LighthouseService {
  weak var delegate: LighthouseServiceDelegate?
  private let session = URLSession.shared

  func search(_ name: String) {
    guard let url = URL(string: "https://example.org/lights/\(name)") else { return }
    session.dataTask(with: url) { [weak self] data, _, error in
      guard let self else { return }
      if let error { return self.delegate?.service(self, didFail: error) ?? () }
      let found = try? JSONDecoder().decode([Lighthouse].self, from: data ?? Data())
      self.delegate?.service(self, didFind: found ?? [])
    }.resume()
  }
}
