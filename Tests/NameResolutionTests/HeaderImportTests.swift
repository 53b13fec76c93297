import DependencyGraph
import Testing

/// References outside of code: imports, forward declarations, `@implementation`.
@Suite struct HeaderImportTests {
  @Test func importsResolveToHeaders() {
    let sources = MarkedSources(mixed: [
      "App/A.h": "",
      "App/A.m":
        "#import \"A.h\"\n#import <Foundation/Foundation.h>\n#import \"App-Swift.h\"\n#include \"Missing.h\"\n",
      "App/Inner/B.h": "#import \"../A.h\"\n#import \"a.h\"\n",
      "App/Inner/C.m": "#import \"B.h\"\n#import \"D.h\"\n",
      "Other/D.h": "",
    ])
    #expect(
      sources.edges(.import) == [
        "App/A.m > App/A.h", "App/Inner/B.h > App/A.h", "App/Inner/C.m > App/Inner/B.h", "App/Inner/C.m > Other/D.h",
      ])
    #expect(sources.graph.references.allSatisfy { sources.graph.symbols[$0.target].kind == .header })
  }

  @Test func moduleHeadersBelongToTheModule() {
    let sources = MarkedSources(mixed: [
      "App/X.h": "",
      "App/a.m": "#import <Kit/X.h>\n#import <Foreign/X.h>\n#import <App/Sub/X.h>\n",
      "Kit/Sources/X.h": "",
    ])
    #expect(sources.edges(.import) == ["App/a.m > App/X.h", "App/a.m > Kit/Sources/X.h"])
  }

  @Test func headersOfTheCLibraryAreNotProjectHeaders() {
    let sources = MarkedSources(mixed: [
      "App/a.m": "#include <stdint.h>\n#include <time.h>\n#include <zlib.h>\n",
      "App/b.m": "#include \"Time.h\"\n",
      "Emulator/Time.h": "", "Emulator/compat/stdint.h": "", "Emulator/zlib.h": "",
    ])
    #expect(sources.edges(.import) == ["App/a.m > Emulator/zlib.h", "App/b.m > Emulator/Time.h"])
  }

  @Test func headersOfFrameworksAreNotThoseOfFoldersOfTheSameName() {
    let sources = MarkedSources(mixed: [
      "App/a.m": "#import <GameController/GCController.h>\n#import <Metal/Kernel.h>\n#import <zlib.h>\n",
      "Emulator/GameController/GCController.h": "", "Metal/Kernel.h": "", "Emulator/ZLib.h": "",
    ])
    #expect(sources.edges(.import) == ["App/a.m > Metal/Kernel.h"])
  }

  @Test func cNamesAreVisibleThroughChainsAndCycles() {
    MarkedSources(mixed: [
      "App/a.m": "#import \"One.h\"\nvoid f(void) { /*=1*/parse(); /*=*/decode(); }",
      "App/One.h": "#import \"Two.h\"", "App/Two.h": "#import \"Three.h\"\n#import \"One.h\"",
      "App/Three.h": "#import <Kit/Kit.h>\n#import \"Two.h\"",
      "Codec/Codec.h": "void decode(void);", "Kit/Kit.h": "void /*1*/parse(void);",
    ]).check()
  }

  @Test func cNamesOfVisibleModulesAreResolved() {
    MarkedSources(mixed: [
      "App/a.m": """
      #import "Kit.h"
      void f(void) { /*=1*/parse(/*=2*/LIMIT); /*=*/decode(/*=*/OTHER); }
      """,
      "App/b.m": "#import <Codec/Missing.h>\nvoid g(void) { /*=3*/decode(); }",
      "Kit/Kit.h": "#import \"Inner.h\"",
      "Kit/Inner.h": "void /*1*/parse(int count);\n#define /*2*/LIMIT 1",
      "Codec/Codec.h": "void /*3*/decode(void);\n#define OTHER 2",
    ]).check()
  }

  @Test func nearestHeaderWins() {
    let sources = MarkedSources(mixed: [
      "A/One/X.h": "", "A/Two/X.h": "", "A/Two/Deep/a.m": "#import \"X.h\"\n", "B/X.h": "",
      "B/b.m": "#import \"X.h\"\n",
    ])
    #expect(sources.edges(.import) == ["A/Two/Deep/a.m > A/Two/X.h", "B/b.m > B/X.h"])
  }

  @Test func forwardDeclarations() {
    let sources = MarkedSources(mixed: [
      "A.h": "@class B, Outside, Model;\n@protocol P;\n@interface A : NSObject\n@end\n",
      "B.h": "@interface B : NSObject\n@end\n",
      "M.swift": "class Model {}",
      "P.h": "@protocol P\n@end\n",
    ])
    #expect(sources.edges(.forward) == ["A.h > B.h", "A.h > M.swift", "A.h > P.h"])
    #expect(sources.edges(.type).isEmpty)
  }

  @Test func implementationsReferToTheirInterface() {
    let sources = MarkedSources(mixed: [
      "A.h": "@interface A : NSObject\n@end\n",
      "A.m": "@interface A ()\n@end\n@implementation A\n@end\n@implementation NSString (Own)\n@end\n",
    ])
    #expect(sources.edges(.implements) == ["A.m > A.h"])
    #expect(sources.edges(.type) == ["A.m > A.h"])
  }
}
