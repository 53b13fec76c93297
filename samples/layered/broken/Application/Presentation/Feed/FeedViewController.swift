import UIKit

final class FeedViewController: UITableViewController {
  private let feed: FeedService
  private let reactions: ReactionService
  private let photos: PhotoService
  private var moments: [Moment] = []

  init(feed: FeedService, reactions: ReactionService, photos: PhotoService) {
    self.feed = feed
    self.reactions = reactions
    self.photos = photos
    super.init(style: .plain)
    title = NSLocalizedString("Today on the trail", comment: "")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = Palette.paper
    tableView.register(MomentCell.self, forCellReuseIdentifier: "moment")
    feed.screen = self
    feed.reload()
  }

  func show(_ moments: [Moment]) {
    self.moments = moments
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { moments.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "moment", for: indexPath)
    let moment = moments[indexPath.row]
    (cell as? MomentCell)?.show(MomentCell.Content(moment))
    photos.load(moment.photoPath) { data in (cell as? MomentCell)?.showPhoto(UIImage(data: data)) }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let author = moments[indexPath.row].author
    let profile = ProfileViewController(walker: author, feed: feed) // expect: sibling_dependency, layer_cycle
    navigationController?.pushViewController(profile, animated: true)
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
