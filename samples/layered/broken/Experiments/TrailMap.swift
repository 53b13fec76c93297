import MapKit // expect: unassigned_file

/// Moments as pins on a map. Not reached from any screen yet.
final class TrailMap: NSObject, MKMapViewDelegate {
  private let map = MKMapView()
  private var pins: [Moment.ID: MKPointAnnotation] = [:]

  override init() {
    super.init()
    map.delegate = self
  }

  func pin(_ moment: Moment, at place: CLLocationCoordinate2D) {
    let pin = MKPointAnnotation()
    pin.coordinate = place
    pin.title = moment.caption
    pins[moment.id] = pin
    map.addAnnotation(pin)
  }

  func clear() {
    map.removeAnnotations(Array(pins.values))
    pins = [:]
  }
}
