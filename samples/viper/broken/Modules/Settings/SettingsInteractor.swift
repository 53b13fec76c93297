protocol SettingsInteractorInput: AnyObject {
  func loadMailboxes()
}

protocol SettingsInteractorOutput: AnyObject {
  func didLoad(_ rows: [String])
}

/// Mailboxes and alerts have nothing to do with one another, but stand on one screen.
final class SettingsInteractor: SettingsInteractorInput { // expect: compound_module
  weak var output: SettingsInteractorOutput?
  private let mail = MailService()
  private let alerts = AlertService()
  private var mailboxes: [String] = []
  private var hour = 0

  func loadMailboxes() {
    Task { [weak self, mail] in self?.take(await mail.mailboxes()) }
  }

  func removeMailbox(at index: Int) {
    mailboxes.remove(at: index)
    output?.didLoad(mailboxes)
  }

  private func take(_ mailboxes: [String]) {
    self.mailboxes = mailboxes
    output?.didLoad(mailboxes)
  }

  func turnAlerts(on: Bool) { alerts.turn(on: on) }

  func quietHour() -> Int { alerts.isOn() ? hour : 0 }

  func setQuietHour(_ hour: Int) {
    self.hour = hour
    turnAlerts(on: hour > 0)
  }
}
