import UIKit

/// The walker's photos as tiles. Opened from wherever a walker's name is shown, FeedViewController among others.
final class ProfileViewController: UICollectionViewController {
  var onSelectMoment: ((Moment.ID) -> Void)?

  private let walker: Walker.ID
  private let feed: FeedService
  private let photos: PhotoService
  private var moments: [Moment] = []

  init(walker: Walker.ID, feed: FeedService, photos: PhotoService) {
    self.walker = walker
    self.feed = feed
    self.photos = photos
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = Palette.paper
    collectionView.register(PhotoTile.self, forCellWithReuseIdentifier: "tile")
    feed.moments(of: walker) { [weak self] moments in
      self?.moments = moments
      self?.collectionView.reloadData()
    }
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { moments.count }

  override func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let tile = view.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    photos.load(moments[indexPath.item].photoPath) { data in (tile as? PhotoTile)?.show(UIImage(data: data)) }
    return tile
  }

  override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onSelectMoment?(moments[indexPath.item].id)
  }
}
