/// A label at the start of a row, and what it names at its end.
struct LabeledRow<Label: View, Content: View> {
    private let content: Content
    private let label: Label
    @Environment(\.labelsAreHidden) private var isHidden

    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
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
                ControlTitle { label }
                Spacer(minCells: 1)
                content
            }
        }
    }
}
