import Foundation

struct Letter {
  let id: String
  let sender: Person
  let subject: String
  let body: String
  let attachments: [URL]
}

struct Person {
  let id: String
  let name: String
}
