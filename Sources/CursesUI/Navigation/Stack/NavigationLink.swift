/// A control that leads to a different screen of the stack that contains it.
///
/// ```swift
/// NavigationLink("Settings") { SettingsView() }
/// NavigationLink(city.name, value: city)
/// ```
///
/// ```text
/// Settings
/// Paris
/// ```
///
/// The link has the tint colour. In a list or a form it fills the whole row, with a chevron at the end:
///
/// ```text
/// ╭────────────────────╮
/// │ Settings         › │
/// │ Paris            › │
/// ╰────────────────────╯
/// ```
///
/// A link whose label is an `EmptyView` shows nothing and does not take the focus. In a list, activating the row then
/// follows the link, and the row has no chevron.
///
/// While a list with a multiple selection is edited (see ``EditButton``), its links are not followed: keys and clicks
/// select the rows.
///
/// A link with a value needs a ``View/navigationDestination(for:destination:)`` for the type of the value. A link
/// outside a stack is disabled.
///
/// ![A list with sections and links in a terminal](Gallery-lists.svg)
public struct NavigationLink<Label: View, Destination: View> {
    enum Target {
        case value(AnyHashable?)
        case view(Destination, isActive: Binding<Bool>?)
    }

    let label: Label
    let target: Target
    @State private var isActive = false
    @Environment(\.navigation) private var navigation
    @Environment(\.listSelection) private var selection
    @Environment(\.editMode) private var editMode
    @Environment(\.linksFillRows) private var fillsRow

    init(_ target: Target, label: Label) {
        self.target = target
        self.label = label
    }
}

extension NavigationLink: View {
    public var body: some View {
        switch target {
        case .value(let value):
            link { if let value { follow(value) } }
                .disabled(navigation.navigation == nil || value == nil)
                .modifier(
                    ListRowTraitModifier { [showsBadge] in
                        $0.linkValue = navigation.replaces ? value : nil
                        $0.showsBadge = showsBadge
                    })
        case .view(let destination, let external):
            let isActive = external ?? $isActive
            // Read here, and not when the list asks, so that a change evaluates this body again.
            let isOpen = navigation.replaces && isActive.wrappedValue
            link { isActive.wrappedValue = true }
                .disabled(navigation.navigation == nil)
                .modifier(NavigationSourceModifier(isPresented: isActive) { destination })
                .modifier(
                    ListRowTraitModifier { [showsBadge] in
                        $0.isOpen = isOpen
                        $0.showsBadge = showsBadge
                    })
        }
    }

    /// Whether the label of the link contains the badge of the row.
    private var showsBadge: Bool { fillsRow && Label.self != EmptyView.self }

    /// Selects the value in the list of a column before the detail, or shows its screen.
    @MainActor
    private func follow(_ value: AnyHashable) {
        if navigation.replaces, let selection = selection.selection, selection.accepts(value) {
            selection.select(value)
        } else {
            navigation.push(value)
        }
    }

    /// Whether the row is selected in place of following the link.
    @MainActor
    private var selectsRow: Bool {
        selection.selection?.isMultiple == true && editMode?.wrappedValue.isEditing == true
    }

    @ViewBuilder @MainActor
    private func link(_ action: @escaping @MainActor () -> Void) -> some View {
        if Label.self == EmptyView.self {
            EmptyView().modifier(RowLinkModifier(action: action))
        } else if selectsRow {
            NavigationLinkLabel(label: label)
        } else {
            Button(action: action) { NavigationLinkLabel(label: label) }
                .modifier(NavigationLinkLook())
                .environment(\.keyTitle, "Open")
        }
    }
}

/// The label of a link, followed by a chevron.
private struct NavigationLinkLabel<Label: View> {
    let label: Label
    @Environment(\.themeSymbols) private var symbols
    @Environment(\.linksFillRows) private var fillsRow
    @Environment(\.linkIndicatorVisibility) private var indicator
    @Environment(\.linkBadge) private var badge
    @Environment(\.badgeProminence) private var prominence

    init(label: Label) {
        self.label = label
    }
}

extension NavigationLinkLabel: View {
    var body: some View {
        if fillsRow {
            HStack(spacing: 0) {
                HStack { label.environment(\.linkBadge, nil) }.cutsWords()
                Spacer(minCells: 1)
                if let badge {
                    badge.modifier(BadgeLook(prominence: prominence)).fixedSize()
                    Spacer(minCells: 1).fixedSize()
                }
                if indicator != .hidden { Text(verbatim: symbols.chevron).fixedSize() }
            }
        } else if indicator == .visible {
            HStack(columns: 1) {
                HStack { label }
                Text(verbatim: symbols.chevron).fixedSize()
            }
        } else {
            HStack { label }
        }
    }
}

private struct LinkIndicatorVisibilityKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
    /// Whether links have a chevron.
    var linkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorVisibilityKey.self] }
        set { self[LinkIndicatorVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the chevrons of the navigation links in the view.
    ///
    /// With `.automatic`, links that fill a row of a list or a form have a chevron; with `.visible`, all links have one.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.linkIndicatorVisibility, visibility)
    }
}

/// Gives a link the style of links, unless the app has set a style for buttons.
private struct NavigationLinkLook {
    @Environment(\.buttonStyle) private var style
    @Environment(\.linksFillRows) private var fillsRow
    @Environment(\.isInBar) private var isInBar
}

extension NavigationLinkLook: ViewModifier {
    /// In a bar, a link looks like the buttons beside it.
    func body(content: Content) -> some View {
        content.environment(\.buttonStyle, isStandard && !isInBar ? linkStyle : style)
    }

    @MainActor
    private var isStandard: Bool {
        AnyButtonStyle.isSameInput(style, AnyButtonStyle(DefaultButtonStyle()))
    }

    @MainActor
    private var linkStyle: AnyButtonStyle {
        fillsRow ? AnyButtonStyle(PlainButtonStyle()) : AnyButtonStyle(TintedLinkStyle())
    }
}

/// The label in the tint: in reverse video with the focus, dim when disabled.
private struct TintedLinkStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        BareFace(configuration: configuration, attributes: [], color: .accentColor)
    }
}
