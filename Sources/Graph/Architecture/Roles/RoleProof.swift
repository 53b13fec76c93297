import DependencyGraph
import SourceFacts
import Tables

/// A role of a type, and what it rests on; kept as indices until somebody asks for the words.
struct RoleProof: Sendable {
  var symbol: SymbolID
  var role: Role
  var claim: Claim
  var sign: Sign

  var isPlain: Bool { if case .plain = claim { true } else { false } }

  /// What speaks for the role in the first place.
  enum Claim: Sendable {
    /// A supertype outside the project: enough alone
    case base(Kinship)
    /// The ending of the name
    case named(NameEndings.EndingID)
    /// A protocol of the project, which is named so
    case conforms(SymbolID)
    /// A plain type
    case plain
    /// A folder or module of others that bear the role, by its index
    case folder(Int)
    case module(ModuleID)
    /// It offers an instance of itself
    case shared
    /// A global variable has an instance of it
    case global
    /// It inherits from another type of the project that bears the role
    case inherits(SymbolID)
    /// Its name says so, and one that bears the role inherits from it
    case inheritedBy(SymbolID)
    /// It starts others of the project
    case starts(SymbolID)
    /// The definition in the configuration, by its index
    case configured(Int)
  }

  /// The second sign.
  enum Sign: Sendable {
    case none
    case holds(SymbolID)
    case names(SymbolID)
    /// A name from outside, in the text of a file
    case word(file: FileID, Name)
    /// Another type has a property of it, or of the protocol that it conforms to; or names it otherwise
    case heldBy(SymbolID)
    case usedBy(SymbolID)
    case conforms(SymbolID)
    case inherits(SymbolID)
    /// A supertype outside the project, in the graph's names
    case outside(Name)
    case nested(SymbolID)
    /// A folder of its path, by its index
    case folder(Int)
    /// The same of the file of an implementation
    case implementedIn(file: FileID, component: Int)
    case module(ModuleID)
    /// Its file imports a module, in the names of the file
    case importing(file: FileID, Name)
    /// A service hands it out
    case suppliedBy(SymbolID)
    case partOf(SymbolID)
    case decoded
    /// Closures that do the work, which a test replaces
    case closures
    /// A property that says where the app is, and the type of that
    case route(SymbolID)
    case observable
    /// It offers an instance of itself
    case shared
    case creates(SymbolID, count: Int)
    /// An element of a storyboard or xib, by the index of that
    case interface(Int)
    /// Its name says what it keeps
    case stack
    case queue
  }
}
