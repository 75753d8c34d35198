@_exported import CoreLocationCompat

/// The size of a region of the earth, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// The height in degrees.
    public var latitudeDelta: CLLocationDegrees
    /// The width in degrees.
    public var longitudeDelta: CLLocationDegrees

    /// A size of zero.
    public init() {
        self.init(latitudeDelta: 0, longitudeDelta: 0)
    }

    /// A size in degrees.
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

    /// The region around latitude and longitude zero, without a size.
    public init() {
        self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
    }

    /// A region of the earth.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// The metres in a degree of a great circle (1,852 metres in a minute).
    private static let metresInDegree = 111_120.0

    /// A region of the earth with a size in metres.
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
    /// The corner at the top left.
    public var origin: CGPoint
    /// The size.
    public var size: CGSize

    /// A rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
    }
}

/// A place, with its address.
public final class MKPlacemark: CLPlacemark {
    /// The place.
    public var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
    /// The address in one line, which is unknown.
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

    /// Always false: a terminal has no maps app.
    @discardableResult
    public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// Searches for places. There is no service for this: nothing is found.
public final class MKLocalSearch {
    /// The words and the region of a search.
    public final class Request {
        /// The words.
        public var naturalLanguageQuery: String?
        /// The region.
        public var region = MKCoordinateRegion()

        /// Creates a request.
        public init() {}
    }

    /// The places that were found.
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

    /// No places.
    public func start() async throws -> Response { Response(mapItems: [], boundingRegion: request.region) }
    /// Calls the closure with no places.
    public func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(Response(mapItems: [], boundingRegion: request.region), nil)
    }
    /// Has no effect: no session is in progress.
    public func cancel() {}
}
