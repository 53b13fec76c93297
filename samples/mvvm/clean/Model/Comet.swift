struct Comet {
  let name: String
  let brightness: Double
}
