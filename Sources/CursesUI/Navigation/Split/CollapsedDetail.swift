/// Shows the detail of a split view if there is room for only one column.
@MainActor
final class CollapsedDetail {
    var show: () -> Void = {}

    nonisolated init() {}
}

private struct CollapsedDetailKey: EnvironmentKey {
    static var defaultValue: CollapsedDetail? { nil }
}

extension EnvironmentValues {
    /// The detail that a selection in the view leads to; `nil` if it is visible beside the view.
    var collapsedDetail: CollapsedDetail? {
        get { self[CollapsedDetailKey.self] }
        set { self[CollapsedDetailKey.self] = newValue }
    }
}
