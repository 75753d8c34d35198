/// A label at the start of a row, and its content at the end. The label of a disabled control is dim.
struct LabeledRow<Label: View, Content: View> {
    /// Whether the content is a control. A control keeps its width; if there is too little space beside the label, it
    /// goes below the label.
    private let isControl: Bool
    private let content: Content
    private let label: Label
    @Environment(\.labelsAreHidden) private var isHidden
    @Environment(\.isEnabled) private var isEnabled

    init(
        isControl: Bool = true,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.isControl = isControl
        self.content = content()
        self.label = label()
    }
}

extension LabeledRow: View {
    var body: some View {
        if isHidden || Label.self == EmptyView.self {
            content.environment(\.labelsAreHidden, false)
        } else if isControl {
            LabeledControlLayout {
                HStack(spacing: 0) { ControlTitle { label } }.textAttributes(isEnabled ? [] : .dim)
                HStack(spacing: 0) { content }
            }
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                ControlTitle { label }
                Spacer(minCells: 1)
                content
            }
        }
    }
}
