/// The alignment of the lines of a text that are shorter than its longest line.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing

    /// The alignment for a layout in which the left edge counts as the leading edge.
    func fromLeft(_ direction: LayoutDirection) -> TextAlignment {
        switch (direction, self) {
        case (.rightToLeft, .leading): .trailing
        case (.rightToLeft, .trailing): .leading
        default: self
        }
    }

    /// The columns to the left of a line that leaves `slack` columns free, if the left edge is the leading edge.
    func inset(_ slack: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: slack / 2
        case .trailing: slack
        }
    }
}
