/// Views in a box, with a label in its top line.
///
/// ```text
/// ╭─ Network ──────────────╮
/// │ Connected              │
/// ╰────────────────────────╯
/// ```
///
/// ![Stacks, a grid, boxes and a lazy grid in a terminal](Gallery-layout.svg)
public struct GroupBox<Label: View, Content: View> {
    let label: Label
    let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// Creates a box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Creates a box with a label, in an earlier syntax.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content)
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a title in its top line.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// Creates a box with a title in its top line.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox
where
    Label == GroupBoxStyleConfiguration.Label,
    Content == GroupBoxStyleConfiguration.Content
{
    /// Creates a box from the label and the content that a style receives.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}

extension GroupBox: View {
    public var body: some View {
        style.makeBody(
            GroupBoxStyleConfiguration(
                label: .init(content: label.asLabelRow),
                // Boxes within the content have the same style.
                content: .init(content: AnyView(content.environment(\.groupBoxStyle, style)))
            )
        )
    }
}
