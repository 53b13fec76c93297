import Findings
import Foundation
import Linting
import Testing

@testable import Splitting

@Suite struct LouvainTests {
  @Test func twoCliquesWithOneEdgeAreTwoGroups() {
    var weights = [[Double]](repeating: [Double](repeating: 0, count: 6), count: 6)
    for group in [0..<3, 3..<6] {
      for one in group { for other in group where one != other { weights[one][other] = 1 } }
    }
    (weights[2][3], weights[3][2]) = (1, 1)
    #expect(Louvain(weights: weights).groups == [0, 0, 0, 1, 1, 1])
  }

  @Test func nodesWithoutEdgesStayAlone() {
    #expect(Louvain(weights: [[0, 0], [0, 0]]).groups == [0, 1])
    #expect(Louvain(weights: []).groups == [])
  }
}

/// A controller that shows a list and also plays sounds. Nothing connects the two.
@Suite struct SplitTests {
  static let swift = """
    import UIKit
    import AVFoundation

    final class RoomController: UIViewController {
      @IBOutlet var label: UILabel!
      private var guests: [String] = []
      private var player: AVAudioPlayer?
      private var volume: Float = 1

      override func viewDidLoad() {
        super.viewDidLoad()
        sortGuests()
        playGreeting()
      }

      @IBAction func pressed(_ sender: UIButton) { addGuest("x") }

      // Guests

      func addGuest(_ guest: String) {
        guests.append(guest)
        sortGuests()
      }

      private func sortGuests() {
        guests.sort()
        countGuests()
      }

      private func countGuests() {
        let number = guests.count
        if number > 3 {
          guests.removeLast()
        }
      }

      // Sound

      private func playGreeting() {
        preparePlayer()
        player?.volume = volume
        player?.play()
      }

      private func preparePlayer() {
        let sound = URL(fileURLWithPath: "greeting.mp3")
        player = try? AVAudioPlayer(contentsOf: sound)
        player?.prepareToPlay()
      }

      func muteSound() {
        volume = 0
        player?.volume = volume
        player?.stop()
      }
    }
    """

  static let objectiveC = """
    #import <UIKit/UIKit.h>
    @interface HallController : UIViewController
    @property (nonatomic, strong) NSMutableArray *guests;
    @property (nonatomic, strong) AVAudioPlayer *player;
    @property (nonatomic) float volume;
    @end
    @implementation HallController
    - (void)viewDidLoad {
      [super viewDidLoad];
      [self sortGuests];
      [self playGreeting];
    }
    - (void)addGuest:(NSString *)guest {
      [self.guests addObject:guest];
      [self sortGuests];
      [self countGuests];
    }
    - (void)sortGuests {
      [self.guests sortUsingSelector:@selector(compare:)];
      [self countGuests];
      [self.guests removeLastObject];
    }
    - (void)countGuests {
      if (self.guests.count > 3) {
        [self.guests removeLastObject];
      }
      [self.guests removeLastObject];
    }
    - (void)playGreeting {
      [self preparePlayer];
      self.player.volume = self.volume;
      [self.player play];
    }
    - (void)preparePlayer {
      NSURL *sound = [NSURL fileURLWithPath:@"greeting.mp3"];
      self.player = [[AVAudioPlayer alloc] initWithContentsOfURL:sound error:nil];
      [self.player prepareToPlay];
    }
    - (void)muteSound {
      self.volume = 0;
      self.player.volume = self.volume;
      [self.player stop];
    }
    @end
    """

  /// The proposals for a type in a project of its own.
  private func split(_ type: String, _ file: String, _ text: String) throws -> SplitDocument.TypeSplit {
    let folder = FileManager.default.temporaryDirectory.path + "/layerlint-split-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
    return try #require(try Linter(LintRequest(paths: [folder])).split(type).types.first)
  }

  @Test(arguments: [
    ("RoomController", "RoomController.swift", Self.swift), ("HallController", "HallController.m", Self.objectiveC),
  ])
  func membersOfOneConcernAreOneGroup(type: String, file: String, text: String) throws {
    let split = try split(type, file, text)
    func groups(_ names: [String]) -> Set<Int?> {
      Set(split.members.filter { member in names.contains { member.name.hasPrefix($0) } }.map(\.group))
    }
    let guests = groups(["addGuest", "sortGuests", "countGuests"])
    let sound = groups(["playGreeting", "preparePlayer", "muteSound"])
    #expect(guests.count == 1 && sound.count == 1 && guests != sound)
    #expect(groups(["viewDidLoad", "pressed"]) == [nil])
  }

  @Test func stateMovesWithItsGroup() throws {
    let proposals = try split("RoomController", "RoomController.swift", Self.swift).proposals
    let sound = try #require(proposals.first { $0.members.contains { $0.name == "muteSound()" } })
    #expect(sound.state.map(\.name) == ["player", "volume"])
    #expect(sound.interface.map(\.name) == ["playGreeting()"])
    #expect(sound.needs.isEmpty)
  }

  /// After a proposal is carried out, lines and responsibilities are as the proposal predicts.
  @Test func predictedMeasuresHoldAfterTheSplit() throws {
    let before = try split("RoomController", "RoomController.swift", Self.swift)
    let proposal = try #require(before.proposals.first { $0.members.contains { $0.name == "muteSound()" } })
    // By hand: the members and the state are removed, and a property for the new object is added.
    var lines = Self.swift.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.contains("// Sound") }) - 1
    lines.removeSubrange(start..<lines.count - 1)
    lines.removeAll { $0.contains("var player") || $0.contains("var volume") }
    let property = try #require(lines.firstIndex { $0.contains("var guests") })
    lines.insert("  private let sound = RoomSound()", at: property)
    let text = lines.joined(separator: "\n").replacingOccurrences(of: "playGreeting()", with: "sound.playGreeting()")
    let after = try split("RoomController", "RoomController.swift", text)
    #expect(after.size == proposal.rest)
    #expect(before.size.lines == 53)
  }

  @Test func labelsDescribeMembers() throws {
    let methods = ["Arrival", "Departure", "Absence"].map { name in
      """
        func handleCurrentGuest\(name)() {
          let guest = currentGuest
          if guest.isEmpty {
            handled += 1
          }
          handled += guest.count
          currentGuest = guest
        }

      """
    }.joined()
    let text = "final class Door {\n  var currentGuest = \"\"\n  var handled = 0\n\(methods)}\n"
    let proposal = try #require(try split("Door", "Door.swift", text).proposals.first)
    #expect(proposal.words == ["empty", "guest", "handled"])
  }

  @Test func smallTypesHaveNoProposals() throws {
    let split = try split("Small", "Small.swift", "final class Small {\n  func a() { b() }\n  func b() {}\n}\n")
    #expect(split.proposals.isEmpty)
  }

  @Test func unknownTypesAreMistakes() {
    #expect(throws: UsageError.self) { try self.split("Nothing", "Small.swift", "final class Small {}\n") }
  }

  /// A controller that opens a screen and loads data, in separate methods.
  private static func desk(opening: String) -> String {
    """
    import UIKit

    final class DeskController: UIViewController {
      private var opened = 0
      private var address = URL(fileURLWithPath: "guests")
      private var answers: [Data] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        requestAnswers()
      }

      @IBAction func pressed(_ sender: UIButton) { \(opening)(animated: true) }

      // Settings

      func \(opening)(animated: Bool) {
        let settings = makeSettings()
        countSettings()
        navigationController?.pushViewController(settings, animated: animated)
      }

      private func makeSettings() -> UIViewController {
        let settings = SettingsScreen()
        settings.settingsPlace = opened
        settings.settingsLimit = 3
        countSettings()
        return settings
      }

      private func countSettings() {
        opened += 1
        if opened > 3 {
          opened = 0
        }
      }

      // Answers

      func requestAnswers() {
        let request = answerRequest()
        URLSession.shared.dataTask(with: request) { answer, _, _ in
          self.keepAnswer(answer)
        }.resume()
      }

      private func answerRequest() -> URLRequest {
        var request = URLRequest(url: address)
        request.httpMethod = "ANSWER"
        request.timeoutInterval = 3
        return request
      }

      private func keepAnswer(_ answer: Data?) {
        guard let answer else { return }
        if answers.count > 3 {
          answers.removeAll()
        }
        answers.append(answer)
      }
    }

    final class SettingsScreen: UIViewController {
      var settingsPlace = 0
      var settingsLimit = 0
    }

    """
  }

  /// A remaining call of the new type counts if the rule counts calls with its name, such as `show…ViewController`.
  @Test(arguments: [("showSettingsViewController", true), ("beginSettings", false)])
  func remainingCallsCount(opening: String, isNavigation: Bool) throws {
    let text = Self.desk(opening: opening)
    let proposal = try proposal("countSettings()", text)
    #expect(proposal.responsibilities.contains("navigation"))
    let leavesNavigation = proposal.rest.responsibilities.contains("navigation")
    #expect(leavesNavigation == isNavigation)
    let after = try Self.cut(
      text, from: "// Settings", to: "// Answers", state: ["opened"], "private let flow = Flow()")
    let called = after.replacingOccurrences(of: "{ \(opening)(", with: "{ flow.\(opening)(")
    #expect(try split("DeskController", "DeskController.swift", called).size == proposal.rest)
  }

  /// The rule counts calls of services as business logic. Without such calls, a controller has none.
  @Test(arguments: [true, false])
  func remainingServiceCallsAreBusinessLogic(isCalled: Bool) throws {
    let desk = Self.desk(opening: "beginSettings")
    let text = isCalled ? desk : desk.replacingOccurrences(of: "    requestAnswers()\n", with: "")
    let proposal = try proposal("keepAnswer(_:)", text)
    #expect(proposal.target == .service)
    #expect(proposal.responsibilities == ["business logic"])
    let leavesLogic = proposal.rest.responsibilities.contains("business logic")
    #expect(leavesLogic == isCalled)
    let service = """
      final class AnswerService {
        func requestAnswers() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "guests")).resume() }
      }

      """
    let after = try Self.cut(
      text, from: "\n  // Answers", to: "}\n\nfinal class SettingsScreen", state: ["address", "answers"],
      "private let service = AnswerService()")
    let called = service + after.replacingOccurrences(of: "    requestAnswers()", with: "    service.requestAnswers()")
    #expect(try split("DeskController", "DeskController.swift", called).size == proposal.rest)
  }

  private func proposal(_ member: String, _ text: String) throws -> SplitDocument.Proposal {
    let proposals = try split("DeskController", "DeskController.swift", text).proposals
    return try #require(proposals.first { $0.members.contains { $0.name == member } })
  }

  /// A text without a part and some properties, and with another property.
  private static func cut(
    _ text: String, from start: String, to end: String, state: [String], _ property: String
  ) throws -> String {
    let first = try #require(text.range(of: start)).lowerBound
    let rest = text[..<first] + text[try #require(text.range(of: end)).lowerBound...]
    var lines = rest.components(separatedBy: "\n")
    lines.removeAll { line in state.contains { line.contains("private var \($0)") } }
    lines.insert("  " + property, at: try #require(lines.firstIndex { $0.contains("class DeskController") }) + 1)
    return lines.joined(separator: "\n")
  }
}
