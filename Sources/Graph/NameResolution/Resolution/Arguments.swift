import DependencyGraph
import SourceFacts

struct Argument {
  /// Merged name, 0 for none.
  var label: UInt32
  var node: NodeID
  var isTrailing: Bool
  /// Index of the parameter that takes the argument; valid after matching.
  var parameter: Int32 = 0
}

/// The arguments of a call, last to first. The owner must free the memory.
struct ArgumentList {
  private var memory = UnsafeMutableBufferPointer<Argument>.allocate(capacity: 16)
  private var first = 16

  func deallocate() { memory.deallocate() }

  @inline(__always)
  var all: UnsafeMutableBufferPointer<Argument> { UnsafeMutableBufferPointer(rebasing: memory[first...]) }

  @inline(__always)
  mutating func removeAll() { first = memory.count }

  @inline(__always)
  mutating func add(_ argument: Argument) {
    if first == 0 { makeRoom() }
    first &-= 1
    memory[first] = argument
  }

  @inline(never)
  private mutating func makeRoom() {
    let larger = UnsafeMutableBufferPointer<Argument>.allocate(capacity: memory.count * 2)
    _ = UnsafeMutableBufferPointer(rebasing: larger[memory.count...]).initialize(fromContentsOf: memory)
    first = memory.count
    memory.deallocate()
    memory = larger
  }
}

/// The arguments of the current call and of those around it.
struct ArgumentLists {
  var current = ArgumentList()
  /// Lists that can be reused.
  private var spare: [ArgumentList] = []

  func deallocate() {
    current.deallocate()
    for list in spare { list.deallocate() }
  }

  /// Starts a list for another call.
  /// - Returns: the current list, for `endNested`.
  mutating func beginNested() -> ArgumentList {
    let outer = current
    current = spare.popLast() ?? ArgumentList()
    return outer
  }

  mutating func endNested(_ outer: ArgumentList) {
    spare.append(current)
    current = outer
  }
}

extension FileResolver {
  /// Reads the arguments of a call or subscript into `arguments`.
  func collectArguments(_ call: NodeID) {
    let first = start(call)
    // All children of a macro are arguments.
    let isMacro = view.nodes[call].kind == .macro
    selection.calls.current.removeAll()
    var end = call
    while end > first {
      let child = end.previous
      if !isMacro, start(child) == first { break }
      selection.calls.current.add(
        Argument(label: label(child), node: child, isTrailing: view.nodes[child].flags.contains(.trailing)))
      end = start(child)
    }
    if arguments.count > Self.maximumArguments { memos.expectations.largeCalls.insert(call) }
  }

  /// In calls with more arguments than this, no expected types are computed for them.
  static let maximumArguments = 64

  /// The call whose callee a node is, possibly after `?` and `!`.
  @inline(__always)
  func call(of node: NodeID) -> NodeID? {
    var callee = node
    while let parent = parents[callee], start(parent) == start(callee) {
      switch view.nodes[parent].kind {
      case .call: return parent
      case .optionalChaining, .forcedUnwrapping: callee = parent
      default: return nil
      }
    }
    return nil
  }

  /// Whether the collected arguments match a declaration's parameters by label; assigns a parameter to each argument.
  func match(_ entity: EntityID) -> Bool {
    let range = table.entities.parameterRange(entity)
    if let labels = renamedLabels(of: entity) { return matchRenamed(labels) }
    if isMethod(ofObjectiveC: entity) { return matchMethod(entity, range) }
    var next = range.lowerBound
    var isVariadic = false
    for index in arguments.indices {
      let argument = arguments[index]
      if isVariadic {
        if argument.label == 0, !argument.isTrailing {
          arguments[index].parameter = Int32(range.lowerBound.distance(to: next))
          continue
        }
        isVariadic = false
        next = next.next
      }
      if argument.isTrailing, argument.label == 0 {
        next = parameterForClosure(next, range, of: entity, trailing: arguments.count - index)
      } else {
        while next < range.upperBound, table.entities.parameters[next].label != argument.label {
          guard table.entities.parameters[next].hasDefault || table.entities.parameters[next].isVariadic else {
            return false
          }
          next = next.next
        }
      }
      guard next < range.upperBound else { return false }
      arguments[index].parameter = Int32(range.lowerBound.distance(to: next))
      isVariadic = table.entities.parameters[next].isVariadic
      if !isVariadic { next = next.next }
    }
    if isVariadic { next = next.next }
    while next < range.upperBound {
      guard table.entities.parameters[next].hasDefault || table.entities.parameters[next].isVariadic else {
        return false
      }
      next = next.next
    }
    return true
  }

  /// A pattern binds the associated values of a case in order, with or without labels.
  func matchPattern(_ entity: EntityID) -> Bool {
    guard table.entities[entity].kind == .case, arguments.count == table.entities.parameterRange(entity).count else {
      return false
    }
    for index in arguments.indices { arguments[index].parameter = Int32(index) }
    return true
  }

  /// The parameter for an unlabelled trailing closure: the next one that takes a function. One with a default value is
  /// skipped if the closures are needed for later parameters without one.
  private func parameterForClosure(
    _ first: ParameterID, _ range: Range<ParameterID>, of entity: EntityID, trailing: Int
  ) -> ParameterID {
    var next = first
    while next < range.upperBound {
      let parameter = table.entities.parameters[next]
      if !parameter.hasDefault, !parameter.isVariadic { return next }
      if takesFunction(next, of: entity) {
        let required = (next.next..<range.upperBound).count {
          !table.entities.parameters[$0].hasDefault && takesFunction($0, of: entity)
        }
        if required < trailing { return next }
      }
      next = next.next
    }
    // A foreign type alias may be a function type.
    return first < range.upperBound ? range.upperBound.previous : first
  }

  /// Also true for an alias of a function type.
  private func takesFunction(_ parameter: ParameterID, of entity: EntityID) -> Bool {
    table.isFunction(parameter: parameter, of: entity)
      || reader.arena.kind(unwrapped(parameterType(parameter, of: entity))) == .function
  }

  /// Whether a compound name `f(a:b:)` refers to a declaration.
  @inline(never)
  func matches(_ entity: EntityID, compound node: NodeID) -> Bool {
    let labels = writtenLabels(node)
    if let renamed = renamedLabels(of: entity) { return renamed == labels }
    let range = table.entities.parameterRange(entity)
    guard range.count == labels.count else { return false }
    if isMethod(ofObjectiveC: entity) { return matchesMethod(entity, labels) }
    return zip(range, labels).allSatisfy { table.entities.parameters[$0].label == $1 }
  }

  @inline(__always)
  func isCompound(_ node: NodeID) -> Bool { start(node) < node && view.nodes[node.previous].kind == .argumentName }

  private func writtenLabels(_ node: NodeID) -> [UInt32] {
    var labels: [UInt32] = []
    var end = node
    while end > start(node), view.nodes[end.previous].kind == .argumentName {
      let label = reader.name(end.previous)
      labels.append(label == KnownNames.underscore.rawValue ? 0 : label)
      end = start(end.previous)
    }
    return labels.reversed()
  }
}
