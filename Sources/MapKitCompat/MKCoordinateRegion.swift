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

extension MKCoordinateRegion {
    /// Creates the region that a rectangle on a flat map shows.
    public init(_ rect: MKMapRect) {
        let first = rect.origin.coordinate
        let last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (first.latitude + last.latitude) / 2, longitude: (first.longitude + last.longitude) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }
}
