import CursesUITerminal
import Foundation

/// A rectangle whose corners are round where those of its container are. ``View/containerShape(_:)`` sets the shape of
/// the container. On cells, all radii above zero look the same.
///
/// ```swift
/// Text("Pier 4")
///     .padding()
///     .background(.blue, in: ConcentricRectangle())
///     .containerShape(.rect(cornerRadius: 24))
/// ```
public struct ConcentricRectangle {
    /// Top leading, top trailing, bottom trailing, bottom leading.
    private let corners: [Edge.Corner.Style]
    private let isUniform: Bool
    private var container = ContainerRelativeShape()

    private init(_ corners: [Edge.Corner.Style], isUniform: Bool) {
        self.corners = corners
        self.isUniform = isUniform
    }

    /// Creates a rectangle with the corners of its container.
    public init() {
        self.init(corners: .concentric)
    }

    /// Creates a rectangle with the same style for all corners.
    ///
    /// - Parameter isUniform: whether all corners have the largest radius.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init([corners, corners, corners, corners], isUniform: isUniform)
    }

    /// Creates a rectangle with a style for each corner.
    public init(
        topLeadingCorner: Edge.Corner.Style,
        topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) {
        self.init([topLeadingCorner, topTrailingCorner, bottomTrailingCorner, bottomLeadingCorner], isUniform: false)
    }
}

extension ConcentricRectangle: RectangularShape {
    nonisolated var hasRoundCorners: Bool { roundCorners.contains(true) }

    nonisolated func radii(in size: CellSize, _ metrics: CellMetrics) -> [CGFloat] {
        roundCorners.map { $0 ? CornerRadius.columns : 0 }
    }

    /// Whether each corner is round.
    nonisolated private var roundCorners: [Bool] {
        let allRound = [Bool](repeating: true, count: corners.count)
        // A container that is no rectangle is round, for example a circle.
        let outer = container.rectangle?.radii(in: CellSize(width: 4, height: 4), .cells).map { $0 > 0 } ?? allRound
        let round = zip(corners, outer).map { $0.radius > 0 || $0.isConcentric && $1 }
        return isUniform && round.contains(true) ? allRound : round
    }

    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        if !isUniform, corners.allSatisfy({ $0 == .concentric }) { return container.path(in: rect) }
        let radii = zip(corners, roundCorners).map { $1 ? max($0.radius, CornerRadius.columns) : 0 }
        return UnevenRoundedRectangle(
            topLeadingRadius: radii[0], bottomLeadingRadius: radii[3], bottomTrailingRadius: radii[2],
            topTrailingRadius: radii[1]
        ).path(in: rect)
    }

    /// Returns the shape, inset on all sides.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(shape: self, amount: amount)
    }
}

extension ConcentricRectangle: EnvironmentalShape {
    nonisolated func resolved(in environment: EnvironmentValues) -> ConcentricRectangle {
        var resolved = self
        resolved.container = container.resolved(in: environment)
        return resolved
    }
}

extension Shape where Self == ConcentricRectangle {
    /// Returns a ``ConcentricRectangle`` with the same style for all corners.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    /// Returns a ``ConcentricRectangle`` with a style for each corner.
    public static func rect(
        topLeadingCorner: Edge.Corner.Style,
        topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
}
