/// A label at the start of a row, and what it names at its end.
///
/// The label of a control gives way where there is too little room for both, and is dim with the control.
struct LabeledRow<Label: View, Content: View> {
    private let isControl: Bool
    private let content: Content
    private let label: Label
    @Environment(\.labelsAreHidden) private var isHidden
    @Environment(\.isEnabled) private var isEnabled

    init(isControl: Bool = true, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.isControl = isControl
        self.content = content()
        self.label = label()
    }
}

extension LabeledRow: View {
    var body: some View {
        if isHidden || Label.self == EmptyView.self {
            content.environment(\.labelsAreHidden, false)
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                ControlTitle { label }.textAttributes(isControl && !isEnabled ? .dim : [])
                Spacer(minCells: 1)
                content.layoutPriority(isControl ? 1 : 0)
            }
        }
    }
}
