import DependencyGraph
import SourceFacts
import Tables

/// A role of a type with its evidence, stored as indices until the text is needed.
struct RoleProof: Sendable {
  var symbol: SymbolID
  var role: Role
  var claim: Claim
  var sign: Sign

  var isPlain: Bool { if case .plain = claim { true } else { false } }

  /// The first evidence for the role.
  enum Claim: Sendable {
    /// A supertype outside the project, which is sufficient alone
    case base(BaseKinds)
    /// The ending of the name
    case named(NameEndings.EndingID)
    /// A protocol of the project with such a name
    case conforms(SymbolID)
    /// No evidence in the name
    case plain
    /// A folder with other types that have the role, by its index
    case folder(Int)
    case module(ModuleID)
    /// It has a shared instance of itself
    case shared
    /// A global variable has an instance of it
    case global
    /// It inherits from another type of the project that has the role
    case inherits(SymbolID)
    /// Its name suggests the role, and a type that has the role inherits from it
    case inheritedBy(SymbolID)
    /// It starts activities of the project
    case starts(SymbolID)
    /// The definition in the configuration, by its index
    case configured(Int)
  }

  /// The second piece of evidence.
  enum Sign: Sendable {
    case none
    case holds(SymbolID)
    case names(SymbolID)
    /// A name outside the project, in a file
    case word(file: FileID, Name)
    /// Another type has a property of its type or of one of its protocols
    case heldBy(SymbolID)
    case usedBy(SymbolID)
    case conforms(SymbolID)
    case inherits(SymbolID)
    /// A supertype outside the project, in the graph's names
    case outside(Name)
    case nested(SymbolID)
    /// A folder of its path, by its index
    case folder(Int)
    /// The same for the file of an implementation
    case implementedIn(file: FileID, component: Int)
    case module(ModuleID)
    /// Its file imports a module, in the names of the file
    case importing(file: FileID, Name)
    /// A service returns it
    case suppliedBy(SymbolID)
    case partOf(SymbolID)
    case decoded
    /// Closures with the implementation, which tests can replace
    case closures
    /// A property with the navigation state, and its type
    case route(SymbolID)
    case observable
    /// It has a shared instance of itself
    case shared
    case creates(SymbolID, count: Int)
    /// An element of a storyboard or xib, by the file's index
    case interface(Int)
    /// Its name ends in `Stack`
    case stack
    case queue
  }
}
