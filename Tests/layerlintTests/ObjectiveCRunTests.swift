import Foundation
import Testing

/// The built program on Objective-C, which it reads in a worker process.
@Suite struct ObjectiveCRunTests {
  private let app = [
    "Screen.h": """
    #import <UIKit/UIKit.h>
    @protocol ScreenDelegate <NSObject>
    - (void)screenDidClose;
    @end
    @interface Screen : UIViewController
    @property (nonatomic, strong) id<ScreenDelegate> delegate;
    @end
    """,
    "Screen.m": """
    #import "Screen.h"
    @implementation Screen
    - (void)viewDidLoad {
        [super viewDidLoad];
        [self.delegate screenDidClose];
    }
    @end
    """,
    "Screen+More.swift": "import UIKit\nextension Screen {\n  func more() {}\n}\n",
  ]

  @Test func bothLanguagesAreOneType() throws {
    var app = app
    app[".layerlint.yml"] = "rules: { massive_controller: { max_lines: 0 } }"
    let run = try BinaryRun(["--format", "json"], in: TemporaryFolder(app))
    let report = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["violations"] as? [[String: Any]])
    let size = try #require(findings.first { $0["rule"] as? String == "massive_controller" })
    #expect(size["measures"] as? [String: Int] == ["lines": 3 + 6 + 3])
    #expect(size["file"] as? String == "Screen.h")
    #expect(findings.contains { $0["rule"] as? String == "delegate_strong" && $0["line"] as? Int == 6 })
    #expect(!run.errors.contains("libclang"))
  }

  @Test func missingLibclangIsReported() throws {
    var app = app
    // A macro that may hide declarations: only then is libclang asked.
    app["Screen.m"]?.replace("- (void)viewDidLoad", with: "opening(load)\n- (void)viewDidLoad")
    let run = try BinaryRun([], in: TemporaryFolder(app), environment: ["LIBCLANG_PATH": "/nowhere/libclang.so"])
    #expect(run.output.contains("without libclang (LIBCLANG_PATH is"))
    #expect(run.output.contains("delegate_strong (1 error)\n"))
  }

  @Test func filesThatNeedLibclangAreReported() throws {
    var app = app
    app["Screen.m"]?.replace("- (void)viewDidLoad", with: "int count = ONE\n- (void)viewDidLoad")
    app["Screen.m"]?.replace("@implementation", with: "#define ONE 1;\n@implementation")
    let run = try BinaryRun([], in: TemporaryFolder(app))
    #expect(run.output.contains("libclang knows methods that the text alone does not show: Screen.m"))
  }

  @Test func filesThatLibclangCannotReadFallBackToTokens() throws {
    var app = app
    app["Deep.m"] = "void f(void) { " + String(repeating: "[", count: 20_000) + "\n"
    let run = try BinaryRun([], in: TemporaryFolder(app))
    #expect(run.output.contains("read without libclang: Deep.m (nested too deep for it)"))
    #expect(run.output.contains("Deep.m:1:"))
    #expect(run.output.contains("delegate_strong (1 error)\n"))
  }

  /// Each of ten macros expands the one before ten times: libclang would make 10,000,000,000 declarations.
  @Test func macroBombsFallBackToTokens() throws {
    let bomb = (0..<9).map { step in
      "#define M\(step + 1) " + Array(repeating: "M\(step)", count: 10).joined(separator: " ")
    }
    var app = app
    app["Screen.m"]?.replace("- (void)viewDidLoad", with: "int count = M9\n- (void)viewDidLoad")
    app["Screen.m"] = "#define M0 1; int a; int\n" + bomb.joined(separator: "\n") + "\n" + (app["Screen.m"] ?? "")
    let run = try BinaryRun([], in: TemporaryFolder(app))
    #expect(run.errors.contains("Screen.m: warning: libclang was stopped, since it took too long"), "\(run.errors)")
    #expect(run.output.contains("read without libclang: Screen.m (it took too long)"))
    #expect(run.output.contains("delegate_strong (1 error)\n"))
  }

  @Test func workerEndsWithItsInput() throws {
    let run = try BinaryRun(["objc-worker"], in: TemporaryFolder([:]))
    #expect(run.status == 0)
  }
}
