struct Post {
  let id: Int
  let title: String
}
