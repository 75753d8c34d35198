@_exported import SwiftUICompat

/// Strokes of a pencil. They are values: a picture of them has no strokes.
public struct PKDrawing: Codable, Equatable, Sendable {
    /// The strokes, from back to front.
    public var strokes: [PKStroke]

    /// Creates an empty drawing.
    public init() { strokes = [] }
    /// Creates a drawing of strokes.
    public init(strokes: some Sequence<PKStroke>) { self.strokes = Array(strokes) }

    /// Reads a drawing.
    ///
    /// - Throws: an error if the data is not from ``dataRepresentation()``. Data of Apple's platforms is not read.
    public init(data: Data) throws { self = try JSONDecoder().decode(PKDrawing.self, from: data) }

    /// Returns the drawing as data, which is not read on Apple's platforms.
    public func dataRepresentation() -> Data { (try? JSONEncoder().encode(self)) ?? Data() }

    /// The area of the strokes; null without strokes.
    public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }

    /// Returns a picture without pixels: strokes are not drawn.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }

    /// Moves, turns or stretches the strokes.
    public mutating func transform(using transform: CGAffineTransform) {
        for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
    }
    /// Returns the drawing with its strokes moved, turned or stretched.
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        var result = self
        result.transform(using: transform)
        return result
    }
    /// Adds the strokes of another drawing.
    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
    /// Returns the drawing with the strokes of another.
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
}

/// A stroke of a pencil.
public struct PKStroke: Codable, Equatable, Sendable {
    /// The ink.
    public var ink: PKInk
    /// The points.
    public var path: PKStrokePath
    /// How the points are moved, turned or stretched.
    public var transform: CGAffineTransform {
        get { CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5]) }
        set { parts = [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty] }
    }
    private var parts: [CGFloat] = [1, 0, 0, 1, 0, 0]
    /// The number from which the grain of the ink comes.
    public var randomSeed: UInt32

    /// Creates a stroke.
    public init(
        ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil,
        randomSeed: UInt32 = 0
    ) {
        (self.ink, self.path, self.randomSeed) = (ink, path, randomSeed)
        self.transform = transform
    }

    /// The area of the stroke.
    public var renderBounds: CGRect {
        path.reduce(CGRect.null) { area, point in
            let place = point.location.applying(transform)
            return area.union(
                CGRect(
                    x: place.x - point.size.width / 2, y: place.y - point.size.height / 2, width: point.size.width,
                    height: point.size.height))
        }
    }
}

/// The points of a stroke.
public struct PKStrokePath: Codable, Equatable, Sendable, RandomAccessCollection {
    private let points: [PKStrokePoint]
    /// The time at which the stroke begins.
    public let creationDate: Date

    /// Creates an empty path.
    public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date()) }
    /// Creates a path.
    public init(controlPoints: some Sequence<PKStrokePoint>, creationDate: Date) {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }

    /// The index of the first point.
    public var startIndex: Int { 0 }
    /// The index after the last point.
    public var endIndex: Int { points.count }
    /// A point.
    public subscript(position: Int) -> PKStrokePoint { points[position] }
}

/// A point of a stroke.
public struct PKStrokePoint: Codable, Equatable, Sendable {
    /// The place.
    public let location: CGPoint
    /// The time since the begin of the stroke in seconds.
    public let timeOffset: TimeInterval
    /// The size of the point.
    public let size: CGSize
    /// The opacity, from 0 to 2.
    public let opacity: CGFloat
    /// The force of the pencil.
    public let force: CGFloat
    /// The direction of the pencil in radians.
    public let azimuth: CGFloat
    /// The angle of the pencil above the ground in radians.
    public let altitude: CGFloat

    /// Creates a point.
    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
        azimuth: CGFloat, altitude: CGFloat
    ) {
        (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
        (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
    }
}

/// The ink of a stroke.
public struct PKInk: Codable, Equatable, Sendable {
    /// A kind of ink.
    public enum InkType: String, Codable, Sendable {
        case pen = "com.apple.ink.pen"
        case pencil = "com.apple.ink.pencil"
        case marker = "com.apple.ink.marker"
        case monoline = "com.apple.ink.monoline"
        case fountainPen = "com.apple.ink.fountainpen"
        case watercolor = "com.apple.ink.watercolor"
        case crayon = "com.apple.ink.crayon"
    }

    /// The kind.
    public var inkType: InkType
    private var parts: [CGFloat]

    /// Creates an ink.
    public init(_ inkType: InkType, color: UIColor = .black) {
        self.inkType = inkType
        parts = [0, 0, 0, 1]
        self.color = color
    }

    /// The colour.
    public var color: UIColor {
        get { UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) }
        set {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
            if newValue.getRed(&red, green: &green, blue: &blue, alpha: &alpha) { parts = [red, green, blue, alpha] }
        }
    }
}
