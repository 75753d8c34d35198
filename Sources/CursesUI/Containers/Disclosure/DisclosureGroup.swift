/// A group of views below a label that shows and hides them.
///
/// ```text
/// ▾ Details
///   Version 2
///   Built today
/// ▸ More
/// ```
///
/// Return, Space and a click on the label expand and collapse the group. The right arrow expands it, and then moves to
/// the first control in it; the left arrow collapses it, or moves from a control in it to the label. In a ``List``, the
/// label is a row, and so is each view of the group.
///
/// ![Stacks, a grid, boxes and a lazy grid in a terminal](Gallery-layout.svg)
public struct DisclosureGroup<Label: View, Content: View> {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
    @State private var isExpandedHere = false
    @Environment(\.disclosureGroupStyle) private var style

    /// Creates a group that is initially collapsed and stores its own state.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        isExpanded = nil
    }

    /// Creates a group whose state is a binding.
    ///
    /// - Parameter isExpanded: whether the group is expanded.
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        self.isExpanded = isExpanded
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a title. It is initially collapsed and stores its own state.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a title. It is initially collapsed and stores its own state.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group with a title, which is expanded while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group with a title, which is expanded while a binding is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

extension DisclosureGroup: View {
    public var body: some View {
        let state = isExpanded ?? $isExpandedHere
        if let style {
            style.makeBody(
                DisclosureGroupStyleConfiguration(
                    label: .init(content: AnyView(label.asLabelRow.environment(\.disclosureGroupStyle, style))),
                    // Groups within the content have the same style.
                    content: .init { AnyView(content().environment(\.disclosureGroupStyle, style)) },
                    isExpanded: state
                )
            )
        } else {
            StandardDisclosureGroup(isExpanded: state, label: label, content: content)
        }
    }
}

/// The default appearance of a group.
struct StandardDisclosureGroup<Label: View, Content: View> {
    let isExpanded: Binding<Bool>
    let label: Label
    let content: () -> Content

    init(isExpanded: Binding<Bool>, label: Label, @ViewBuilder content: @escaping () -> Content) {
        self.isExpanded = isExpanded
        self.label = label
        self.content = content
    }
}

extension StandardDisclosureGroup: View {
    var body: some View {
        // In a list, the label and each view of the content are rows.
        VStackOrRows(isExpanded: isExpanded) {
            DisclosureLabel(isExpanded: isExpanded, label: label)
            if isExpanded.wrappedValue {
                Group { content() }
                    .padding(.leading)
                    .modifier(ListRowTraitModifier { $0.level += 1 })
            }
        }
    }
}

/// The label of a group, with the symbol that shows whether it is expanded.
///
/// In a list, the row receives the focus and the keys. Elsewhere the label is a control.
private struct DisclosureLabel<Label: View>: View {
    let isExpanded: Binding<Bool>
    let label: Label
    @State private var isPressed = false

    init(isExpanded: Binding<Bool>, label: Label) {
        self.isExpanded = isExpanded
        self.label = label
    }

    var body: some View {
        ControlFace(isPressed: isPressed) {
            HStack(alignment: .firstTextBaseline, columns: 1) {
                DisclosureSymbol(isOpen: isExpanded.wrappedValue).fixedSize()
                label.cutsWords()
            }
        }
        .modifier(DisclosureControl(isPressed: $isPressed) { isExpanded.wrappedValue.toggle() })
        .modifier(ListRowTraitModifier { [isExpanded] in $0.disclosure = isExpanded })
    }
}

/// Shows its views as rows in a list, and otherwise in a vertical stack.
private struct VStackOrRows<Content: View>: View {
    let isExpanded: Binding<Bool>
    @ViewBuilder let content: Content
    @Environment(\.isInList) private var isInList

    var body: some View {
        if isInList {
            content
        } else {
            VStack(alignment: .leading, spacing: 0) { content }
                .modifier(DisclosureKeys(isExpanded: isExpanded))
        }
    }
}

/// The symbol that shows whether a group is expanded or collapsed.
struct DisclosureSymbol: View {
    let isOpen: Bool
    @Environment(\.theme) private var theme
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Text(verbatim: isOpen ? theme.symbols.disclosureOpen : theme.symbols.disclosureClosed(layoutDirection))
    }
}
