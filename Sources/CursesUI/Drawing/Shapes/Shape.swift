import CursesUITerminal
import Foundation

/// A form that is filled or stroked on cells; as a view it is filled with the foreground style.
///
/// ```swift
/// struct Triangle: Shape {
///     func path(in rect: CGRect) -> Path {
///         Path { path in
///             path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///             path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///             path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///             path.closeSubpath()
///         }
///     }
/// }
///
/// Triangle().fill(.green).frame(width: 12, height: 4)
/// ```
///
///        ▄▄
///      ▄████▄
///     ████████
///
/// The inside is filled by half cells, an outline is drawn in Braille dots; rectangles are filled by
/// whole cells and have lines of box-drawing characters. A line takes the place of blank cells alone:
/// it never covers content.
nonisolated public protocol Shape: View, Animatable, Sendable {
    /// The outline in a rectangle, in the units of the app.
    nonisolated func path(in rect: CGRect) -> Path

    /// The size that the shape takes of a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// What the shape is for.
    nonisolated static var role: ShapeRole { get }
}

extension Shape {
    /// All that is proposed.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 1))
    }

    /// A shape is filled where nothing else is said.
    nonisolated public static var role: ShapeRole { .fill }

    /// The shape, filled with the foreground style.
    @MainActor @preconcurrency
    public var body: DrawnShape<Self> {
        DrawnShape(self, Self.role == .stroke ? .stroke(.foreground, StrokeStyle()) : .fill(.foreground, FillStyle()))
    }
}

/// What a shape is for: how it is drawn where nobody says so.
public enum ShapeRole: Hashable, Sendable {
    case fill, stroke, separator
}

/// A shape that knows how it looks smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that looks like a rectangle on cells.
nonisolated protocol RectangularShape: InsettableShape {
    /// Whether the corners of an outline are drawn round.
    nonisolated var hasRoundCorners: Bool { get }
}

/// A shape whose form does not depend on how high a unit is.
nonisolated protocol FormKeepingShape: Shape {}

extension Shape {
    /// The outline on cells, in columns and rows.
    ///
    /// - Parameter rect: in columns and rows.
    @MainActor
    func cellPath(in rect: CGRect, _ metrics: CellMetrics) -> Path {
        let (width, height) = (metrics.columnWidth, metrics.rowHeight)
        // A cell is twice as high as it is wide, whatever the units are.
        let stretch = self is any FormKeepingShape ? 2 * width / height : 1
        let units = CGRect(
            x: rect.minX * width,
            y: rect.minY * height * stretch,
            width: rect.width * width,
            height: rect.height * height * stretch
        )
        return path(in: units).mapped { CGPoint(x: $0.x / width, y: $0.y / height / stretch) }
    }
}
