@_exported import CoreLocationCompat

/// The size of a region of the earth, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// The height in degrees.
    public var latitudeDelta: CLLocationDegrees
    /// The width in degrees.
    public var longitudeDelta: CLLocationDegrees

    /// Creates a span of zero degrees.
    public init() {
        self.init(latitudeDelta: 0, longitudeDelta: 0)
    }

    /// Creates a span in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A region of the earth.
public struct MKCoordinateRegion: Sendable {
    /// The centre.
    public var center: CLLocationCoordinate2D
    /// The size.
    public var span: MKCoordinateSpan

    /// Creates a region of zero size at latitude and longitude zero.
    public init() {
        self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
    }

    /// Creates a region with a centre and a size in degrees.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// The length of one degree of a great circle in metres (1,852 metres per minute).
    private static let metresInDegree = 111_120.0

    /// Creates a region with a size in metres.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let narrowing = max(0.01, cos(center.latitude * .pi / 180))
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / Self.metresInDegree,
                longitudeDelta: longitudinalMeters / (Self.metresInDegree * narrowing)))
    }
}

/// A rectangle on a flat map.
public struct MKMapRect: Hashable, Sendable {
    /// The top left corner.
    public var origin: CGPoint
    /// The size.
    public var size: CGSize

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
    }
}

extension MKMapRect {
    /// The number of points from the western to the eastern end of the map, and from its northern to its southern end.
    private static let worldLength = 268_435_456.0

    /// The whole map.
    public static let world = MKMapRect(x: 0, y: 0, width: worldLength, height: worldLength)

    /// Returns the coordinate of a point of the map, which is a Mercator projection.
    fileprivate static func coordinate(x: Double, y: Double) -> CLLocationCoordinate2D {
        let height = Double.pi * (1 - 2 * y / worldLength)
        return CLLocationCoordinate2D(
            latitude: atan(sinh(height)) * 180 / .pi, longitude: x / worldLength * 360 - 180)
    }
}

extension MKCoordinateRegion {
    /// Creates the region that a rectangle on a flat map shows.
    public init(_ rect: MKMapRect) {
        let first = MKMapRect.coordinate(x: rect.origin.x, y: rect.origin.y)
        let last = MKMapRect.coordinate(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height)
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (first.latitude + last.latitude) / 2, longitude: (first.longitude + last.longitude) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }
}

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

    /// Returns false: a terminal has no maps app.
    @discardableResult
    public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// Searches for places. A terminal has no search service, so no place is ever found.
public final class MKLocalSearch {
    /// The search words and the region of a search.
    public final class Request {
        /// The search words.
        public var naturalLanguageQuery: String?
        /// The region.
        public var region = MKCoordinateRegion()

        /// Creates a request.
        public init() {}
    }

    /// The result of a search.
    public struct Response {
        /// The places.
        public let mapItems: [MKMapItem]
        /// The region.
        public let boundingRegion: MKCoordinateRegion
    }

    private let request: Request

    /// Creates a search.
    public init(request: Request) {
        self.request = request
    }

    /// Returns a response without places.
    public func start() async throws -> Response { Response(mapItems: [], boundingRegion: request.region) }
    /// Calls the closure with a response without places.
    public func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(Response(mapItems: [], boundingRegion: request.region), nil)
    }
    /// Has no effect: no search is in progress.
    public func cancel() {}
}
