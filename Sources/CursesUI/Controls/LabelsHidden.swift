private struct LabelsAreHiddenKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the labels of controls are hidden.
    var labelsAreHidden: Bool {
        get { self[LabelsAreHiddenKey.self] }
        set { self[LabelsAreHiddenKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// Whether the labels of controls are shown: `.hidden` where they are hidden, otherwise `.automatic`.
    public var labelsVisibility: Visibility {
        get { labelsAreHidden ? .hidden : .automatic }
        set { labelsAreHidden = newValue == .hidden }
    }
}

extension View {
    /// Hides the labels of the controls in the view; they remain the accessibility labels.
    nonisolated public func labelsHidden() -> some View {
        environment(\.labelsAreHidden, true)
    }

    /// Sets whether the labels of the controls in the view are shown; hidden ones remain the accessibility labels.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.labelsAreHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
    }
}

/// The label of a control, which is not shown if labels are hidden. If there is too little space, it is truncated,
/// without breaking words.
struct ControlTitle<Content: View> {
    private let canBeHidden: Bool
    private let content: Content
    @Environment(\.labelsAreHidden) private var isHidden

    /// - Parameter canBeHidden: whether the modifier that hides labels applies to this label.
    init(canBeHidden: Bool = true, @ViewBuilder content: () -> Content) {
        self.canBeHidden = canBeHidden
        self.content = content()
    }
}

extension ControlTitle: ControlLabel {}

extension ControlTitle: View {
    var body: some View {
        if !isHidden || !canBeHidden { content.environment(\.labelsAreHidden, false).cutsWords() }
    }
}
