import AVFoundation
import Foundation

protocol TideService: AnyObject, Sendable {
  func load(harbour: String, completion: @escaping @Sendable ([Tide]) -> Void) async throws
}

/// Says a line of text aloud.
@MainActor
protocol VoiceService: AnyObject {
  func say(_ text: String)
}

final class SpokenVoiceService: VoiceService {
  private let voice = AVSpeechSynthesizer()
  func say(_ text: String) { voice.speak(AVSpeechUtterance(string: text)) }
}

actor RemoteTideService: TideService {
  // The actor lets one in at a time anyway.
  private let lock = NSLock() // expect: scheduler_self_locking
  private let client: HTTPClient // expect: concrete_service_dependency
  private let voice: any VoiceService

  init(client: HTTPClient, voice: any VoiceService) {
    self.client = client
    self.voice = voice
  }

  func load(harbour: String, completion: @escaping @Sendable ([Tide]) -> Void) async throws {
    let heights = try JSONDecoder().decode([Double].self, from: try await client.fetchTides(of: harbour))
    lock.withLock { print(heights.count) }
    // A compiler of Swift 6 does not let this through either; one of Swift 5 does.
    voice.say("Tides of \(harbour)") // expect: scheduler_crossing
    completion(heights.map { Tide(harbour: harbour, time: .now, height: $0) })
  }
}

/// Warnings of the harbour master.
protocol WarningService: AnyObject {
  // Who shows the number keeps a copy that grows old.
  var count: Int { get } // expect: service_state_not_observable
  func warnings(completion: @escaping ([String]) -> Void) // expect: service_result_not_reactive
}

final class RemoteWarningService: WarningService {
  private(set) var count = 0

  /// The harbour master takes all warnings back: nobody who shows the number is told.
  func withdraw() { count = 0 }

  func warnings(completion: @escaping ([String]) -> Void) {
    guard let url = URL(string: "https://example.org/warnings") else { return completion([]) }
    URLSession.shared.dataTask(with: url) { _, _, _ in
      self.count += 1
      completion([])
    }.resume()
  }
}
