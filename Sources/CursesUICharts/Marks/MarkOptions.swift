import CursesUI

/// How marks at the same place are stacked.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case standard, normalized, center, unstacked
    }

    let kind: Kind

    /// Each mark begins where the previous one ends; negative values are stacked in the other direction.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// Each mark is a fraction of the sum, from 0 to 1.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// The marks are stacked, with the middle of the stack at zero.
    public static let center = MarkStackingMethod(kind: .center)
    /// The marks are not stacked: they are in front of each other.
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// The form of a line between points.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(tension: CGFloat)
        case catmullRom(alpha: CGFloat)
    }

    let kind: Kind

    /// Straight lines.
    public static let linear = InterpolationMethod(kind: .linear)
    /// Curves that have no extremes between the points (Fritsch and Carlson, "Monotone Piecewise Cubic Interpolation",
    /// 1980).
    public static let monotone = InterpolationMethod(kind: .monotone)
    /// Steps that begin at their points: a value holds until the next point.
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    /// Steps with their points in the middle.
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    /// Steps that end at their points: a value holds since the previous point.
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
    /// A cardinal spline without tension.
    public static let cardinal = InterpolationMethod(kind: .cardinal(tension: 0))
    /// A centripetal Catmull-Rom spline.
    public static let catmullRom = InterpolationMethod(kind: .catmullRom(alpha: 0.5))

    /// Returns a cardinal spline with a tension from 0 (the roundest curves) to 1 (straight lines).
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: tension))
    }

    /// Returns a Catmull-Rom spline. An `alpha` of 0 is uniform, 0.5 centripetal, and 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: alpha))
    }
}

/// The position of an annotation relative to its mark.
public struct AnnotationPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading
        case bottomTrailing
    }

    let kind: Kind

    /// The default position: above the mark.
    public static let automatic = AnnotationPosition(kind: .automatic)
    /// On the mark.
    public static let overlay = AnnotationPosition(kind: .overlay)
    /// Above the mark.
    public static let top = AnnotationPosition(kind: .top)
    /// Below the mark.
    public static let bottom = AnnotationPosition(kind: .bottom)
    /// Before the mark.
    public static let leading = AnnotationPosition(kind: .leading)
    /// After the mark.
    public static let trailing = AnnotationPosition(kind: .trailing)
    /// Above the mark, and before it.
    public static let topLeading = AnnotationPosition(kind: .topLeading)
    /// Above the mark, and after it.
    public static let topTrailing = AnnotationPosition(kind: .topTrailing)
    /// Below the mark, and before it.
    public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
    /// Below the mark, and after it.
    public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// The properties of a mark on which its annotation can depend.
public struct AnnotationContext: Hashable, Sendable {
    /// The size of the mark in units.
    public let targetSize: CGSize
}

/// How an annotation that does not fit into the chart is treated. In cells, it is moved until it fits, unless this is
/// disabled.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// The treatment of overflow along one axis.
    public struct Strategy: Hashable, Sendable {
        let isFitted: Bool

        /// The annotation is moved until it fits.
        public static let automatic = Strategy(isFitted: true)
        /// Returns a strategy that moves the annotation until it fits. The boundary has no effect: it is always the
        /// chart.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(isFitted: true) }
        /// The annotation is moved until it fits.
        public static let fit = Strategy(isFitted: true)
        /// The annotation enlarges the chart's domain; in cells, it is moved until it fits.
        public static let padScale = Strategy(isFitted: true)
        /// The annotation stays where it is.
        public static let disabled = Strategy(isFitted: false)
    }

    /// A part of the chart into which an annotation must fit.
    public struct Boundary: Hashable, Sendable {
        /// The default boundary.
        public static let automatic = Boundary()
        /// The chart.
        public static let chart = Boundary()
        /// The plot without the axes.
        public static let plot = Boundary()
    }

    let x: Strategy
    let y: Strategy

    /// Creates a resolution from a strategy for each axis.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    /// The annotation is moved until it fits.
    public static let automatic = AnnotationOverflowResolution()
}
