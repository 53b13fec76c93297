protocol Repository {}

final class TripRepository: Repository {}
