import EditorProtocol
import Findings
import Linting

extension ServerCore {
  /// Seconds until the next analysis or preparation is due; nil if none is.
  var nextDeadline: Double? {
    // Only one analysis runs at a time.
    if sessions.all.contains(where: { $0.running != nil }) { return nil }
    return sessions.all.flatMap { [$0.dueAt, $0.preparationAt] }.compactMap(\.self).min().map {
      max(0, $0 - settings.now())
    }
  }

  /// Starts the analysis that has been due for the longest time, or else a preparation.
  func startDueAnalysis() {
    guard phase == .running, !sessions.all.contains(where: { $0.running != nil }) else { return }
    let now = settings.now()
    let due = sessions.all.filter { $0.dueAt.map { $0 <= now } ?? false }
    if let session = due.min(by: { $0.dueAt ?? 0 < $1.dueAt ?? 0 }) {
      session.findBase()
      var job = job(for: session)
      job.old = session.takePrepared().map(OldLinter.init)
      session.begin(job.cancellation)
      if job.isFirst { beginProgress(of: session) }
      startJob(job)
    } else if let session = sessions.all.first(where: { $0.preparationAt.map { $0 <= now } ?? false }) {
      var job = job(for: session)
      job.purpose = .prepare
      session.beginPreparation(job.cancellation)
      startJob(job)
    }
  }

  private func job(for session: Session) -> AnalysisJob {
    var texts: [String: [UInt8]] = [:]
    for document in documents.all {
      if let path = session.relativePath(document.path) { texts[path] = document.text.bytes }
    }
    var request = settings.request(session.root)
    request.memory = session.memory
    return AnalysisJob(
      session: session.number, revision: session.revision, isFirst: session.analysedRevision == nil,
      request: request, documents: texts, configuration: session.configuration,
      wording: DiagnosticWording(
        base: session.base, encoding: encoding, hasRelated: client.showsRelatedInformation))
  }

  func handle(_ event: AnalysisThread.Event) {
    switch event {
    case .progress(let number, let done, let total): report(done, of: total, in: number)
    case .finished(let outcome): finish(outcome.value)
    case .prepared(let number, let revision, let linter):
      guard let session = sessions[number] else { return }
      session.end(nil)
      guard session.isCurrent, session.analysedRevision == revision else { return }
      session.prepared = linter.value
      if linter.value == nil { refuseWaiting(of: session, "the code could not be analysed") }
      answerWaiting(of: session)
    }
  }

  private func finish(_ outcome: AnalysisOutcome) {
    guard let session = sessions[outcome.session] else { return endProgress(of: outcome.session) }
    // The next analysis, which is due already, continues the progress.
    if case .cancelled = outcome.state { return session.end(nil) }
    endProgress(of: outcome.session)
    session.end(outcome.revision)
    // If newer text arrived, its analysis is due already.
    guard session.isCurrent else { return }
    take(outcome.state, in: session)
    session.diagnostics = outcome.diagnostics
    publishChanges(in: session)
    answerWaiting(of: session)
  }

  private func take(_ state: AnalysisOutcome.State, in session: Session) {
    var mistakes: [ConfigurationMistake] = []
    switch state {
    case .analysed(let result, let linter, let configuration, let found):
      session.result = result
      session.prepared = linter.map(PreparedLinter.init)
      if linter == nil { session.planPreparation(at: settings.now()) }
      session.configuration = configuration
      mistakes = found
      session.lastProblem = nil
    case .unusable(let found):
      (session.result, session.prepared) = (nil, nil)
      mistakes = found
    case .nothing(let message):
      (session.result, session.prepared) = (nil, nil)
      if session.lastProblem != message { notify("window/logMessage", Message(.info, "LayerLint: \(message)")) }
      session.lastProblem = message
    case .cancelled: break
    }
    report(mistakes, in: session)
  }

  /// Informs the client once when the configuration becomes invalid, and once when it is valid again.
  private func report(_ mistakes: [ConfigurationMistake], in session: Session) {
    let isBroken = !mistakes.isEmpty
    defer { session.hasBrokenConfiguration = isBroken }
    guard isBroken != session.hasBrokenConfiguration else { return }
    if let mistake = mistakes.first {
      let what =
        session.result == nil
        ? "nothing is checked until it is corrected" : "the last one that could be used stays in force"
      notify("window/showMessage", Message(.warning, "LayerLint: the configuration has mistakes (\(mistake)); \(what)"))
    } else {
      notify("window/showMessage", Message(.info, "LayerLint: the configuration is in force again"))
    }
  }

  // MARK: Requests that wait

  /// Answers a request as soon as the newest texts are analyzed.
  func whenCurrent(
    _ session: Session, _ id: RequestID, needsLinter: Bool = false, _ answer: @escaping (Session) -> Void
  ) {
    session.waiting.append(WaitingRequest(id: id, needsLinter: needsLinter, answer: answer))
    answerWaiting(of: session)
    if session.isCurrent, session.running == nil, !session.waiting.isEmpty {
      session.planPreparation(at: settings.now())
    }
    guard !session.waiting.isEmpty else { return }
    session.expedite(at: settings.now())
  }

  private func answerWaiting(of session: Session) {
    guard session.isCurrent else { return }
    let isAnswered = { (request: WaitingRequest) in
      !request.needsLinter || session.prepared != nil || session.result == nil
    }
    let ready = session.waiting.filter(isAnswered)
    session.waiting.removeAll(where: isAnswered)
    for request in ready { request.answer(session) }
  }

  // MARK: Progress

  private func beginProgress(of session: Session) {
    let number = session.number
    guard client.showsProgress, progress[number] == nil else { return }
    let token = nextProgressToken()
    progress[number] = ShownProgress(token: token)
    ask("window/workDoneProgress/create", ProgressToken(token)) { [weak self] result in
      guard let self, result != nil, progress[number]?.token == token else { return }
      progress[number]?.isBegun = true
      notify("$/progress", Progress(token: token, .begin(title: "LayerLint reads the project")))
    }
  }

  private func report(_ done: Int, of total: Int, in number: Int) {
    guard let shown = progress[number], shown.isBegun, total > 0 else { return }
    let percentage = min(100, done * 100 / total)
    guard percentage >= shown.percentage + 5 else { return }
    progress[number]?.percentage = percentage
    notify("$/progress", Progress(token: shown.token, .report(percentage: percentage)))
  }

  private func endProgress(of number: Int) {
    guard let shown = progress.removeValue(forKey: number), shown.isBegun else { return }
    notify("$/progress", Progress(token: shown.token, .end))
  }
}
