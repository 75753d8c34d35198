/// Controls that belong together, side by side; in a column where there is too little room.
public struct ControlGroup<Content: View> {
    let content: Content

    /// Controls that belong together, side by side.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ControlGroup {
    /// - Parameter label: what the controls are for, in front of them.
    public init<C: View, L: View>(
        @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(controls: content(), label: label())
    }

    /// Controls that belong together, with a title in front of them.
    public init<C: View>(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.content = LabeledControlGroupContent(controls: content(), label: Text(titleKey))
    }
}

/// Controls with what they are for in front of them.
public struct LabeledControlGroupContent<Controls: View, Label: View> {
    let controls: Controls
    let label: Label
}

extension LabeledControlGroupContent: View {
    public var body: some View {
        label
        controls
    }
}

extension ControlGroup: View {
    public var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(columns: 1) { content }
            VStack(alignment: .leading, spacing: 0) { content }
        }
    }
}
