import CoreLocationCompat

/// A point of a flat map, which is a Mercator projection of the earth.
public struct MKMapPoint: Hashable, Sendable {
    /// The number of points from the western end.
    public var x: Double
    /// The number of points from the northern end.
    public var y: Double

    /// The number of points from the western to the eastern end of the map, and from its northern to its southern end.
    static let worldLength = 268_435_456.0
    /// The latitude at the northern end of the map.
    private static let highestLatitude = 85.051_128_779_806_6

    /// Creates the point at the north-western corner.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// Creates a point.
    public init(x: Double, y: Double) {
        (self.x, self.y) = (x, y)
    }

    /// Creates the point of a place. A place near a pole is at the end of the map.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -Self.highestLatitude), Self.highestLatitude) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * Self.worldLength
        y = (1 - asinh(tan(latitude)) / .pi) / 2 * Self.worldLength
    }

    /// The place at the point.
    public var coordinate: CLLocationCoordinate2D {
        let height = Double.pi * (1 - 2 * y / Self.worldLength)
        return CLLocationCoordinate2D(
            latitude: atan(sinh(height)) * 180 / .pi, longitude: x / Self.worldLength * 360 - 180)
    }

    /// Returns the distance to another point in metres, along a great circle.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        func location(_ point: MKMapPoint) -> CLLocation {
            CLLocation(latitude: point.coordinate.latitude, longitude: point.coordinate.longitude)
        }
        return location(self).distance(from: location(other))
    }
}

/// The size of a part of a flat map.
public struct MKMapSize: Hashable, Sendable {
    /// The number of points from west to east.
    public var width: Double
    /// The number of points from north to south.
    public var height: Double

    /// Creates a size of zero.
    public init() {
        self.init(width: 0, height: 0)
    }

    /// Creates a size.
    public init(width: Double, height: Double) {
        (self.width, self.height) = (width, height)
    }

    /// The size of the whole map.
    public static let world = MKMapSize(width: MKMapPoint.worldLength, height: MKMapPoint.worldLength)
}

/// A rectangle on a flat map.
public struct MKMapRect: Hashable, Sendable {
    /// The north-western corner.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize

    /// Creates a rectangle of zero size at the north-western corner of the map.
    public init() {
        self.init(origin: MKMapPoint(), size: MKMapSize())
    }

    /// Creates a rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) {
        (self.origin, self.size) = (origin, size)
    }

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The whole map.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// A rectangle that is nowhere, and that contains nothing.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The middle between the western and the eastern edge.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle between the northern and the southern edge.
    public var midY: Double { origin.y + size.height / 2 }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }
    /// Whether the rectangle is nowhere.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether the rectangle is nowhere, or has no width or no height.
    public var isEmpty: Bool { isNull || width == 0 || height == 0 }

    /// Returns whether a point is in the rectangle.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    /// Returns whether another rectangle is in the rectangle.
    public func contains(_ rect: MKMapRect) -> Bool { !isNull && !rect.isNull && union(rect) == self }
    /// Returns whether the rectangles have points in common.
    public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isEmpty }
    /// Returns the part that the rectangles have in common; `null` if there is none.
    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        guard !isNull, !rect.isNull else { return .null }
        return Self.between(
            max(minX, rect.minX), max(minY, rect.minY), min(maxX, rect.maxX), min(maxY, rect.maxY))
    }
    /// Returns the smallest rectangle that contains both.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        return Self.between(
            min(minX, rect.minX), min(minY, rect.minY), max(maxX, rect.maxX), max(maxY, rect.maxY))
    }
    /// Returns the rectangle without a part of its width and of its height on each side; with negative parts, a larger
    /// rectangle.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : Self.between(minX + dx, minY + dy, maxX - dx, maxY - dy)
    }
    /// Returns the rectangle at another place.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    private static func between(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> MKMapRect {
        guard minX <= maxX, minY <= maxY else { return .null }
        return MKMapRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
