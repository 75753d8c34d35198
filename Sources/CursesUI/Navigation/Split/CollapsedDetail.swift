/// Shows the detail of a split view that has room for one column only.
@MainActor
final class CollapsedDetail {
    var show: () -> Void = {}

    nonisolated init() {}
}

private struct CollapsedDetailKey: EnvironmentKey {
    static var defaultValue: CollapsedDetail? { nil }
}

extension EnvironmentValues {
    /// The detail that a selection in the view leads to; `nil` where it is visible beside the view.
    var collapsedDetail: CollapsedDetail? {
        get { self[CollapsedDetailKey.self] }
        set { self[CollapsedDetailKey.self] = newValue }
    }
}
