import Findings
import Testing

@testable import layerlint

@Suite struct TerminalTests {
  @Test func colourIsForTerminals() {
    #expect(ColorChoice.auto.isOn(onTerminal: true, environment: [:]))
    #expect(!ColorChoice.auto.isOn(onTerminal: false, environment: [:]))
    #expect(!ColorChoice.auto.isOn(onTerminal: true, environment: ["NO_COLOR": "1"]))
    #expect(ColorChoice.auto.isOn(onTerminal: true, environment: ["NO_COLOR": ""]))
    #expect(ColorChoice.always.isOn(onTerminal: false, environment: ["NO_COLOR": "1"]))
    #expect(!ColorChoice.never.isOn(onTerminal: true, environment: [:]))
  }

  @Test func progressBarFills() {
    #expect(ProgressBar.line(0, 1000, columns: 40) == "[                    ] 0 of 1,000 files")
    #expect(ProgressBar.line(500, 1000, columns: 42) == "[##########          ] 500 of 1,000 files")
    #expect(ProgressBar.line(1, 1, columns: 200) == "[\(String(repeating: "#", count: 40))] 1 file read, analysing")
  }

  @Test(arguments: [0, 1, 5, 12, 20, 30, 80])
  func progressNeverWraps(columns: Int) {
    #expect(ProgressBar.line(12_345, 98_765, columns: columns).count <= max(0, columns - 1))
  }

  @Test func timings() {
    let stages = [
      StageTime(name: "find", wall: 0.0124, cpu: 0.001), StageTime(name: "read+scan", wall: 12.5, cpu: 24.0996),
    ]
    #expect(
      Timings.table(stages) == [
        "stage           wall        CPU",
        "find         0.012 s    0.001 s",
        "read+scan   12.500 s   24.100 s",
        "total       12.512 s   24.101 s",
      ])
  }
}
