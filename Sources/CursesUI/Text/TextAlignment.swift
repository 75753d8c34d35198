/// The alignment of the shorter lines of a text, relative to its longest line.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing

    /// Returns the alignment for a layout that treats the left edge as the leading edge.
    func fromLeft(_ direction: LayoutDirection) -> TextAlignment {
        switch (direction, self) {
        case (.rightToLeft, .leading): .trailing
        case (.rightToLeft, .trailing): .leading
        default: self
        }
    }

    /// Returns the number of blank columns to the left of a line with `slack` unused columns, if the left edge is the
    /// leading edge.
    func inset(_ slack: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: slack / 2
        case .trailing: slack
        }
    }
}
