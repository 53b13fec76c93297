struct Hive {
  let number: Int
  var note: String
}
