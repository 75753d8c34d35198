import CursesUITerminal

/// A view's size and its alignment guides.
public struct ViewDimensions: Equatable {
    /// Columns.
    public let width: CGFloat
    /// Rows.
    public let height: CGFloat
    private let explicit: (AlignmentKey) -> Int?

    init(size: CellSize, explicit: @escaping (AlignmentKey) -> Int? = { _ in nil }) {
        width = CGFloat(size.width)
        height = CGFloat(size.height)
        self.explicit = explicit
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }

    /// The guide's position if the view sets it; else `nil`.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        explicit(guide.key).map { CGFloat($0) }
    }

    /// The guide's position if the view sets it; else `nil`.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        explicit(guide.key).map { CGFloat($0) }
    }

    private func value(_ key: AlignmentKey) -> CGFloat {
        CGFloat(explicit(key) ?? key.defaultValue(in: size))
    }

    private var size: CellSize { CellSize(width: Int(width), height: Int(height)) }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height
    }
}
