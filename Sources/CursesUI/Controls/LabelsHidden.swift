private struct LabelsAreHiddenKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether controls show what they are for.
    var labelsAreHidden: Bool {
        get { self[LabelsAreHiddenKey.self] }
        set { self[LabelsAreHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in the view; they still say what the controls are for.
    nonisolated public func labelsHidden() -> some View {
        environment(\.labelsAreHidden, true)
    }
}

/// What names a control; nothing where labels are hidden. Where it has too little room it is cut, and no
/// word of it is broken.
struct ControlTitle<Content: View> {
    private let canBeHidden: Bool
    private let content: Content
    @Environment(\.labelsAreHidden) private var isHidden

    /// - Parameter canBeHidden: whether it is not to be seen where labels are hidden.
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
