import CursesUITerminal

/// A view's size and its alignment guides.
public struct ViewDimensions: Equatable {
    /// The width, in the same units as `frame(width:)`: cells, or points in an app that imports `SwiftUI`.
    public let width: CGFloat
    /// The height, in the app's units.
    public let height: CGFloat
    private let explicit: (AlignmentKey) -> CGFloat?

    /// - Parameter explicit: the guides that the view sets, in cells.
    init(
        size: CellSize,
        _ metrics: CellMetrics,
        explicit: @escaping (AlignmentKey) -> Int? = { _ in nil }
    ) {
        width = metrics.units(size.width, along: .horizontal)
        height = metrics.units(size.height, along: .vertical)
        self.explicit = { key in explicit(key).map { metrics.units($0, along: key.axis) } }
    }

    /// The position of a guide in the view.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    /// The position of a guide in the view.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }

    /// The position of a guide if the view sets it explicitly; `nil` otherwise.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// The position of a guide if the view sets it explicitly; `nil` otherwise.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    private func value(_ key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.id.defaultValue(in: self)
    }

    /// Returns whether two values are equal.
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height
    }
}
