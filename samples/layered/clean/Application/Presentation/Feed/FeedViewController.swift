import UIKit

final class FeedViewController: UITableViewController {
  /// Where a tap on an author leads is not for this screen to know.
  var onSelectAuthor: ((Walker.ID) -> Void)?

  private let feed: FeedService
  private let reactions: ReactionService
  private let photos: PhotoService
  private let viewer: Walker.ID?
  private var moments: [Moment] = []

  init(feed: FeedService, reactions: ReactionService, photos: PhotoService, viewer: Walker.ID?) {
    self.feed = feed
    self.reactions = reactions
    self.photos = photos
    self.viewer = viewer
    super.init(style: .plain)
    title = NSLocalizedString("Today on the trail", comment: "")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = Palette.paper
    tableView.register(MomentCell.self, forCellReuseIdentifier: "moment")
    feed.onChange = { [weak self] moments in self?.show(moments) }
    feed.reload()
  }

  private func show(_ moments: [Moment]) {
    self.moments = moments
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { moments.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "moment", for: indexPath)
    let moment = moments[indexPath.row]
    (cell as? MomentCell)?.show(MomentCell.Content(moment, isOwn: moment.isTaken(by: viewer)))
    photos.load(moment.photoPath) { data in (cell as? MomentCell)?.showPhoto(UIImage(data: data)) }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelectAuthor?(moments[indexPath.row].author)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let moment = moments[indexPath.row]
    let cheer = UIContextualAction(style: .normal, title: "👏") { [reactions] _, _, done in
      reactions.cheer(moment.id)
      done(true)
    }
    cheer.backgroundColor = Palette.moss
    return UISwipeActionsConfiguration(actions: [cheer])
  }
}
