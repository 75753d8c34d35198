import CoreLocationCompat

/// A line or an area on a UIKit map; it is not shown.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

/// Something on a map that has a title.
open class MKShape {
    /// The title.
    open var title: String?
    /// The line below the title.
    open var subtitle: String?

    init() {}
}

/// Points of a map.
open class MKMultiPoint: MKShape {
    private let list: [MKMapPoint]

    init(_ points: [MKMapPoint]) {
        list = points
    }

    /// The number of points.
    public var pointCount: Int { list.count }
    /// The middle of the rectangle around all points.
    public var coordinate: CLLocationCoordinate2D {
        guard !list.isEmpty else { return kCLLocationCoordinate2DInvalid }
        return MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
    /// The rectangle around all points.
    public var boundingMapRect: MKMapRect {
        list.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }

    /// Returns a copy of the points, which lives as long as the object.
    public func points() -> UnsafeMutablePointer<MKMapPoint> { copy.pointer }

    private lazy var copy = Copy(list)

    private final class Copy {
        let pointer: UnsafeMutablePointer<MKMapPoint>
        private let count: Int

        init(_ points: [MKMapPoint]) {
            count = points.count
            pointer = .allocate(capacity: max(1, count))
            pointer.initialize(from: points, count: count)
        }

        deinit {
            pointer.deinitialize(count: count)
            pointer.deallocate()
        }
    }

    /// Copies a range of the places.
    public func getCoordinates(_ coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, point) in list[max(0, range.lowerBound)..<min(list.count, range.upperBound)].enumerated() {
            coordinates[index] = point.coordinate
        }
    }
}

/// A line on a UIKit map; it is not shown.
public final class MKPolyline: MKMultiPoint, MKOverlay {
    /// Creates a line between places.
    public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
        self.init(coordinates.prefix(max(0, count)).map { MKMapPoint($0) })
    }

    /// Creates a line between places.
    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(UnsafeBufferPointer(start: coordinates, count: max(0, count)).map { MKMapPoint($0) })
    }

    /// Creates a line between points.
    public convenience init(points: [MKMapPoint], count: Int) {
        self.init(Array(points.prefix(max(0, count))))
    }
}

/// An area on a UIKit map; it is not shown.
public final class MKPolygon: MKMultiPoint, MKOverlay {
    /// Creates the area between places.
    public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
        self.init(coordinates.prefix(max(0, count)).map { MKMapPoint($0) })
    }

    /// Creates the area between points.
    public convenience init(points: [MKMapPoint], count: Int) {
        self.init(Array(points.prefix(max(0, count))))
    }
}

/// A circle on a UIKit map; it is not shown.
public final class MKCircle: MKShape, MKOverlay {
    /// The centre.
    public let coordinate: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Creates a circle with a radius in metres.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = coord
        self.radius = radius
    }

    /// The rectangle around the circle.
    public var boundingMapRect: MKMapRect {
        let region = MKCoordinateRegion(
            center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
        let (tall, wide) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
        let first = MKMapPoint(
            CLLocationCoordinate2D(latitude: coordinate.latitude + tall, longitude: coordinate.longitude - wide))
        let last = MKMapPoint(
            CLLocationCoordinate2D(latitude: coordinate.latitude - tall, longitude: coordinate.longitude + wide))
        return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
}
