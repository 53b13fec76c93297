import Tables

extension MemberGraph {
  /// LCOM4: the number of groups of methods that have nothing in common. Two methods are in one group if they use the
  /// same stored property, or if one calls the other, directly or indirectly. Initializers, deinitializers and static
  /// members do not count: they use everything, or nothing. 0 for a type without methods.
  ///
  /// M. Hitz, B. Montazeri: Measuring Coupling and Cohesion in Object-Oriented Systems. Proc. Int. Symposium on Applied
  /// Corporate Computing, 1995.
  public var lackOfCohesion: Int {
    var root = Table<MemberID, MemberID>(Array(members.indices))
    func find(_ member: MemberID) -> MemberID {
      var member = member
      while root[member] != member { member = root[member] }
      return member
    }
    func counts(_ member: MemberID) -> Bool { members[member].isCode && !members[member].isStatic }
    func joins(_ member: MemberID) -> Bool { counts(member) || members[member].kind == .stored }
    for (use, _) in sortedUses where joins(use.user) && joins(use.used) && !members[use.used].isStatic {
      let (one, other) = (find(use.user), find(use.used))
      root[max(one, other)] = min(one, other)
    }
    return Set(members.indices.filter(counts).map(find)).count
  }
}
