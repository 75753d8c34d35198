/// Where the lines of a text stand that are shorter than its longest one.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing

    /// The columns to the left of a line that leaves `slack` columns free.
    func inset(_ slack: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: slack / 2
        case .trailing: slack
        }
    }
}
