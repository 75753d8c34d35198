/// A group of views that its label shows and hides.
///
/// ```text
/// ▾ Details
///   Version 2
///   Built today
/// ▸ More
/// ```
///
/// The label is a button: Return, Space and a click expand and collapse the group.
///
/// ![Stacks, a grid, boxes and a lazy grid in a terminal](Gallery-layout.svg)
public struct DisclosureGroup<Label: View, Content: View> {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
    @State private var isExpandedHere = false

    /// A group that is collapsed at first and keeps its own state.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        isExpanded = nil
    }

    /// A group whose state is a binding.
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
    /// A group with a title. It is collapsed at first and keeps its own state.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group with a title. It is collapsed at first and keeps its own state.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A group with a title, which is expanded while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// A group with a title, which is expanded while a binding is true.
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
        // In a list, each of the views is a row.
        let state = isExpanded ?? $isExpandedHere
        VStackOrRows {
            Button {
                state.wrappedValue.toggle()
            } label: {
                HStack(alignment: .firstTextBaseline, columns: 1) {
                    DisclosureSymbol(isOpen: state.wrappedValue).fixedSize()
                    label.cutsWords()
                }
            }
            .buttonStyle(.plain)
            if state.wrappedValue {
                Group { content() }.padding(.leading)
            }
        }
    }
}

/// Several views: rows if they are in a list, otherwise a vertical stack.
private struct VStackOrRows<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.isInList) private var isInList

    var body: some View {
        if isInList { content } else { VStack(alignment: .leading, spacing: 0) { content } }
    }
}

/// The symbol of a group that is expanded or collapsed.
struct DisclosureSymbol: View {
    let isOpen: Bool
    @Environment(\.theme) private var theme

    var body: some View {
        Text(verbatim: isOpen ? theme.symbols.disclosureOpen : theme.symbols.disclosureClosed)
    }
}
