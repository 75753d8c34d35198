/// A group of rows with a header and a footer.
///
/// ```swift
/// Form {
///     Section {
///         TextField("Name", text: $name)
///     } header: {
///         Text("Account")
///     } footer: {
///         Text("At least 3 characters.")
///     }
/// }
/// ```
///
/// A `Form` draws a box around the rows, with the header in its top line. The footer is below:
///
/// ```text
/// ╭─ Account ──────────────╮
/// │ Name                   │
/// ╰────────────────────────╯
///   At least 3 characters.
/// ```
///
/// A section whose builder makes no rows, for example because of an `if`, has no box.
///
/// In other containers the header, the rows and the footer are consecutive views. A section with `isExpanded` shows its
/// rows only while the binding is true; its header expands and collapses the section.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    let isExpanded: Binding<Bool>?
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header above its rows and a footer below them.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
    }

    /// Creates a section with a header and a footer, in an earlier syntax.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer, isExpanded: nil)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer below its rows.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
    }

    /// Creates a section with a footer, in an earlier syntax.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header above its rows.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
    }

    /// Creates a section with a header, in an earlier syntax.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
    }

    /// Creates a section that can be collapsed.
    ///
    /// - Parameter isExpanded: whether the rows are shown; the header toggles it.
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        self.init(
            header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded
        )
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without a header.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title as its header.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content)
    }

    /// Creates a section with a title as its header.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content)
    }

    /// Creates a section with a title that can be collapsed.
    ///
    /// - Parameter isExpanded: whether the rows are shown; the header toggles it.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a section with a title that can be collapsed.
    ///
    /// - Parameter isExpanded: whether the rows are shown; the header toggles it.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public var body: some View {
        SectionRows(
            header: header,
            content: content,
            footer: footer,
            hasHeader: Parent.self != EmptyView.self,
            isExpanded: isExpanded
        )
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Sets whether the header expands and collapses the section. If it does not, the rows are always shown.
    public func collapsible(_ collapsible: Bool) -> some View {
        Section(
            header: header,
            content: content,
            footer: footer,
            isExpanded: collapsible ? isExpanded : nil
        )
    }
}
