import UIKit

/// The walker's photos in a list, drawn as the feed draws them.
final class ProfileViewController: UITableViewController {
  private let walker: Walker.ID
  private let feed: FeedService
  private let photos = DiskStore<Data>(folder: "photos") // expect: skipped_layer
  private var moments: [Moment] = []

  init(walker: Walker.ID, feed: FeedService) {
    self.walker = walker
    self.feed = feed
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = Palette.paper
    tableView.register(MomentCell.self, forCellReuseIdentifier: "moment") // expect: sibling_dependency
    feed.moments(of: walker) { [weak self] moments in
      self?.moments = moments
      self?.tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { moments.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "moment", for: indexPath)
    let moment = moments[indexPath.row]
    (cell as? MomentCell)?.show(MomentCell.Content(moment))
    let photo = photos.value(for: moment.photoPath).flatMap { UIImage(data: $0) }
    (cell as? MomentCell)?.showPhoto(photo)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screens = navigationController?.viewControllers ?? []
    guard let list = screens.first(where: { $0 is FeedViewController }) else { return } // expect: sibling_dependency
    navigationController?.popToViewController(list, animated: true)
  }
}
