/// Shows the next column of a split view that is too narrow to show both columns.
@MainActor
final class CollapsedDetail {
    var show: () -> Void = {}

    nonisolated init() {}
}

private struct CollapsedDetailKey: EnvironmentKey {
    static var defaultValue: CollapsedDetail? { nil }
}

extension EnvironmentValues {
    /// Shows the column that a selection in the view leads to; `nil` if that column is already visible beside the view.
    var collapsedDetail: CollapsedDetail? {
        get { self[CollapsedDetailKey.self] }
        set { self[CollapsedDetailKey.self] = newValue }
    }
}
