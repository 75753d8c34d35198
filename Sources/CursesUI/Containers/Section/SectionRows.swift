/// The header, rows and footer of a section as consecutive views, so that a lazy container can take the rows one by
/// one.
struct SectionRows<Parent: View, Content: View, Footer: View>: View {
    let header: Parent
    let content: Content
    let footer: Footer
    let hasHeader: Bool
    let isExpanded: Binding<Bool>?
    @Environment(\.sectionLook) private var look

    @Environment(\.isInList) private var isInList
    @Environment(\.theme) private var theme
    @Environment(\.listSectionEnd) private var end
    @Environment(\.headerProminence) private var prominence
    @Environment(\.allowsCollapsing) private var allowsCollapsing

    var body: some View {
        switch look {
        case .bare:
            heading
            if showsRows {
                content
                footer.modifier(SectionPartModifier(part: .footer))
            }
        case .marked:
            MarkedSection(header: titled, content: content, footer: footer, showsRows: showsRows)
        case .boxed:
            // Without rows, there is no box around them.
            let box = content.hasNoViews ? nil : BoxLook(theme)
            SectionTopLine(box) { titled.textAttributes(.bold).cutsWords() }
            if showsRows { rows }
            if let box { SectionBottomLine(look: box) }
            if showsRows { trailer }
            if isInList { ending }
        case .inset:
            // In a grouped list, the header or a blank row sets the section off from the one above.
            if isInList, !hasHeader { space(1) }
            heading.textAttributes(.bold)
            if showsRows {
                rows
                trailer
            }
            if isInList { ending }
        case .plain:
            heading.textAttributes(.bold)
            if showsRows {
                rows
                footer
                    .foregroundColor(.secondary)
                    .modifier(SectionPartModifier(part: .footer))
            }
            if isInList { ending }
        }
    }

    /// The line and the space below the section.
    @ViewBuilder
    private var ending: some View {
        if end.showsSeparator {
            Group {
                if let tint = end.separatorTint { Divider().overlay(tint) } else { Divider() }
            }
            .modifier(SectionPartModifier(part: .footer))
        }
        if end.spacing > 0 { space(end.spacing) }
    }

    /// Empty rows of a height in the units of the app, which is one row at least.
    private func space(_ height: CGFloat) -> some View {
        Color.clear.frame(height: height).modifier(SectionPartModifier(part: .footer))
    }

    /// Whether the section is expanded; `nil` if it cannot be collapsed.
    private var expansion: Binding<Bool>? { allowsCollapsing ? isExpanded : nil }

    private var showsRows: Bool { expansion?.wrappedValue ?? true }

    /// The header, which is underlined if it has increased prominence in a list or a form.
    private var title: some View {
        let isUnderlined = prominence == .increased && look != .bare && look != .marked
        return header.textAttributes(isUnderlined ? .underline : [])
    }

    private var heading: some View { titled.modifier(SectionPartModifier(part: .header)) }

    /// The rows. Sections inside a row are shown without decorations.
    private var rows: some View {
        content
            .environment(\.sectionLook, .bare)
            .modifier(SectionRowModifier(box: look == .boxed ? BoxLook(theme) : nil, isInList: isInList))
    }

    private var trailer: some View {
        footer
            .foregroundColor(.secondary)
            // Keeps the footer apart from the next section's box, to which it would seem to belong.
            .padding(cells: CellInsets(top: 0, leading: 0, bottom: look == .boxed ? 1 : 0, trailing: 0))
            .modifier(SectionRowModifier(box: nil, isInList: false))
            .modifier(SectionPartModifier(part: .footer))
    }

    @ViewBuilder
    private var titled: some View {
        if let expansion, hasHeader {
            Button {
                expansion.wrappedValue.toggle()
            } label: {
                HStack(columns: 1) {
                    DisclosureSymbol(isOpen: expansion.wrappedValue)
                    title
                }
            }
            .buttonStyle(.plain)
            .environment(\.keyTitle, expansion.wrappedValue ? "Close" : "Open")
        } else {
            title
        }
    }
}

private struct AllowsCollapsingKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether sections with a binding for their expansion can be collapsed.
    fileprivate var allowsCollapsing: Bool {
        get { self[AllowsCollapsingKey.self] }
        set { self[AllowsCollapsingKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the user can collapse the sections in the view that have a binding for their expansion. With
    /// `false`, their headers have no disclosure symbols, and their rows are always shown.
    nonisolated public func collapsible(_ collapsible: Bool) -> some View {
        environment(\.allowsCollapsing, collapsible)
    }
}
