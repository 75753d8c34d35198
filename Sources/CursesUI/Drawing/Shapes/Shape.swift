import CursesUITerminal
import Foundation

/// A shape that is filled or stroked on cells. As a view, it is filled with the foreground style.
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
///          ▟▙
///        ▗▟██▙▖
///       ▟██████▙
///     ▗▟████████▙▖
///
/// The inside is filled in quarters of cells, or in sixths if the terminal draws them itself. A terminal with only half
/// blocks shows halves, and a terminal without UTF-8 whole cells. An outline is drawn in Braille dots, or, if it is
/// wide, as an area. Edges are smoothed by intermediate colours if the terminal has 24-bit colour and reports its own
/// colours. Rectangles, and other thin horizontal and vertical lines, are drawn in box-drawing characters. A line is
/// drawn only on blank cells: it never covers content. The background of a text on the edge of a shape is the colour
/// that covers most of the cell.
nonisolated public protocol Shape: View, Animatable, Sendable {
    /// Returns the outline in a rectangle, in the units of the app.
    nonisolated func path(in rect: CGRect) -> Path

    /// Returns the size of the shape for a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The role of the shape.
    nonisolated static var role: ShapeRole { get }

    /// Whether the shape is mirrored in a right-to-left layout.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
    /// Returns the proposed size.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 1))
    }

    /// A shape is drawn for a left-to-right layout, and mirrored for a right-to-left one.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// A shape is filled by default.
    nonisolated public static var role: ShapeRole { .fill }

    /// A view of the shape, filled with the foreground style.
    @MainActor @preconcurrency
    public var body: DrawnShape<Self> {
        let isStroke = Self.role == .stroke
        return DrawnShape(
            self, isStroke ? .stroke(.foreground, StrokeStyle()) : .fill(.foreground, FillStyle(), []))
    }
}

/// The role of a shape, which decides how it is drawn by default.
public enum ShapeRole: Hashable, Sendable {
    case fill, stroke, separator
}

/// A shape that can be inset on all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that keeps its proportions on the screen, whatever units are used for columns and rows.
nonisolated protocol FormKeepingShape: Shape {}

extension Shape {
    /// Returns the outline in columns and rows.
    ///
    /// - Parameter rect: in columns and rows.
    @MainActor
    func cellPath(in rect: CGRect, _ metrics: CellMetrics) -> Path {
        if let form = (self as? ContainerRelativeShape)?.formKeepingShape { return form.cellPath(in: rect, metrics) }
        let (width, height) = (metrics.columnWidth, metrics.rowHeight)
        // A cell counts as twice as high as wide, whatever the units are.
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
