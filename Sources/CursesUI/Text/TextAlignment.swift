/// The alignment of the lines of a text that are shorter than its longest line.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing

    /// The indentation of a line that leaves `slack` columns free.
    func inset(_ slack: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: slack / 2
        case .trailing: slack
        }
    }
}
