struct Draft {
  let text: String
}
