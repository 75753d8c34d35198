import CoreLocationCompat

/// A place, with its address.
public final class MKPlacemark: CLPlacemark {
    /// The place.
    public var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
    /// The address in one line: `nil`, because it is unknown.
    public var title: String? { nil }

    /// Creates a place.
    public init(coordinate: CLLocationCoordinate2D) {
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    /// Creates a place. Its address is not kept.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
}

/// A point of interest.
public final class MKMapItem {
    /// The place.
    public let placemark: MKPlacemark
    /// The name.
    public var name: String?
    /// The telephone number.
    public var phoneNumber: String?
    /// The web page.
    public var url: URL?

    /// Creates an item for a place.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
    }

    /// Returns an item without a place: a terminal does not know the user's location.
    public class func forCurrentLocation() -> MKMapItem {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
        item.isCurrentLocation = true
        return item
    }

    /// Whether the item stands for the user's location, which is unknown.
    public private(set) var isCurrentLocation = false
    /// The time zone of the place: `nil`, because it is unknown.
    public var timeZone: TimeZone? { nil }

    /// Returns false: a terminal has no maps app.
    @discardableResult
    public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
