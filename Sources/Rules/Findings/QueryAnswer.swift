/// The answer to a query, with notes and problems of reading the project.
public protocol QueryAnswer {
  var notes: [String] { get }
  var problems: [Problem] { get }
}
