/// Related controls, side by side, or in a column if there is too little space. They are one stop for Tab; the arrow
/// keys move among them.
public struct ControlGroup<Content: View> {
    let content: Content

    /// Related controls, side by side.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ControlGroup {
    /// Related controls with a label.
    ///
    /// - Parameter label: the label before the controls.
    public init<C: View, L: View>(
        @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(controls: content(), label: label())
    }

    /// Related controls with a title before them.
    public init<C: View>(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.content = LabeledControlGroupContent(controls: content(), label: Text(titleKey))
    }
}

/// The controls of a group after their label.
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
        .modifier(FocusGroupModifier())
    }
}
