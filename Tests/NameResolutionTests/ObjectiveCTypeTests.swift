import DependencyGraph
import Testing

/// Global names of Objective-C: classes, protocols, enums, functions, constants, macros.
@Suite struct ObjectiveCTypeTests {
  @Test func typesOfIncludedHeaders() {
    MarkedSources(mixed: [
      "Core/Base.h": """
      @protocol /*p*/P
      @end
      @interface /*base*/Base : NSObject </*=p*/P>
      @end
      typedef NS_ENUM(NSInteger, /*style*/Style) { /*large*/StyleLarge };
      typedef void (^/*done*/Done)(/*=base*/Base *value);
      """,
      "UI/Sub.h": """
      #import <Core/Base.h>
      @interface Sub : /*=base*/Base
      @property (nonatomic, weak) id</*=p*/P> delegate;
      @property NSArray</*=base*/Base *> *all;
      - (/*=style*/Style)load:(/*=base*/Base *)base done:(/*=done*/Done)done;
      @end
      """,
      "UI/Sub.m": """
      #import "Sub.h"
      @implementation Sub
      - (Style)load:(/*=base*/Base *)base done:(Done)done {
        if ([base isKindOfClass:[/*=base*/Base class]]) return /*=large*/StyleLarge;
        id other = (/*=base*/Base *)done;
        Protocol *protocol = @protocol(/*=p*/P);
        return 0; // Base
      }
      @end
      """,
    ]).check()
  }

  @Test func ownModuleComesFirstAndNamesakesAreAmbiguous() {
    let sources = MarkedSources(mixed: [
      "A/X.h": "@interface /*a*/X : NSObject\n@end\n",
      "A/a.m": "/*=a*/X *x;\n",
      "B/X.h": "@interface /*b*/X : NSObject\n@end\n",
      "B/b.m": "/*=b*/X *x;\n",
      "C/c.m": "/*=*/X *x;\n",
      "D/d.m": "#import \"../B/X.h\"\n/*=b*/X *x;\n",
    ])
    sources.check()
    #expect(sources.graph.unresolved == 1)
  }

  @Test func classAndProtocolOfTheSameName() {
    MarkedSources(mixed: [
      "A.h": "@interface /*class*/A : NSObject\n@end\n", "B.h": "@protocol /*protocol*/A\n@end\n",
      "c.m": "id</*=protocol*/A> one; /*=class*/A *other;\n",
    ]).check()
  }

  @Test func functionsConstantsAndMacros() {
    let sources = MarkedSources(mixed: [
      "Core.h": """
      extern NSString * const /*key*/CoreKey;
      void /*run*/CoreRun(int count);
      #define CORE_LIMIT 10
      #define CORE_MAX(a, b) a
      """,
      "Core.m": "NSString * const CoreKey = @\"\";\nvoid CoreRun(int count) {}\nstatic int hidden;\n",
      "a.m": """
      void use(void) {
        /*=run*/CoreRun(CORE_MAX(CORE_LIMIT, 2));
        NSString *key = /*=key*/CoreKey;
        /*=*/hidden = 1;
        int CORE_LIMIT2 = 0;
        { int CoreKey = 1; /*=*/CoreKey = 2; }
      }
      """,
    ])
    sources.check()
    let found = sources.graph.references.filter { sources.graph.files[$0.file].path == "a.m" }
    #expect(found.map(\.kind) == [.function, .function, .variable, .variable])
    #expect(
      found.map { sources.graph.name(of: $0.target) } == ["CoreRun", "CORE_MAX", "CORE_LIMIT", "CoreKey"])
  }

  @Test func superTypesOfBothLanguages() {
    let sources = MarkedSources(mixed: [
      "A.h": "@interface /*a*/A : NSObject\n@end\n",
      "A.m": "@interface A () <P>\n@end\n",
      "B.swift": "class /*b*/B: /*=a*/A {}\n",
      "C.h": "@class B;\n@interface /*c*/C : /*=b*/B\n@end\n",
      "P.swift": "@objc protocol /*p*/P {}\n",
    ])
    sources.check()
    #expect(sources.graph.supertypes(of: sources["a"]).map(\.symbol) == [nil, sources["p"]])
    #expect(sources.graph.allSupertypes(of: sources["c"]).contains { $0.symbol == sources["a"] })
  }
}
