/// What a query answers, with notes on how the project was read and the problems of reading it.
public protocol QueryAnswer {
  var notes: [String] { get }
  var problems: [Problem] { get }
}
