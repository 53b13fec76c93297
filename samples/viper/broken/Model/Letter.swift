import Foundation

struct Letter {
  let id: String
  let subject: String
  let attachments: [URL]

  func archive(with mail: MailService) async { // expect: viper_role_dependency
    await mail.archive(id)
  }
}
