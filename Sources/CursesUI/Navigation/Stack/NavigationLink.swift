/// A control that leads to a different screen of the stack that contains it.
///
/// ```swift
/// NavigationLink("Settings") { SettingsView() }
/// NavigationLink(city.name, value: city)
/// ```
///
/// ```text
/// Settings ›
/// Paris ›
/// ```
///
/// In a list or a form it fills the whole row, with the chevron at the end:
///
/// ```text
/// ╭────────────────────╮
/// │ Settings         › │
/// │ Paris            › │
/// ╰────────────────────╯
/// ```
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

    init(_ target: Target, label: Label) {
        self.target = target
        self.label = label
    }
}

extension NavigationLink: View {
    public var body: some View {
        switch target {
        case .value(let value):
            link { if let value { navigation.navigation?.push(value) } }
                .disabled(navigation.navigation == nil || value == nil)
        case .view(let destination, let external):
            let isActive = external ?? $isActive
            link { isActive.wrappedValue = true }
                .disabled(navigation.navigation == nil)
                .modifier(NavigationSourceModifier(isPresented: isActive) { destination })
        }
    }

    private func link(_ action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) { NavigationLinkLabel(label: label) }
            .modifier(NavigationLinkLook())
            .environment(\.keyTitle, "Open")
    }
}

/// The label of a link, followed by a chevron.
private struct NavigationLinkLabel<Label: View> {
    let label: Label
    @Environment(\.themeSymbols) private var symbols
    @Environment(\.linksFillRows) private var fillsRow

    init(label: Label) {
        self.label = label
    }
}

extension NavigationLinkLabel: View {
    var body: some View {
        if fillsRow {
            HStack(spacing: 0) {
                HStack { label }.cutsWords()
                Spacer(minCells: 1)
                Text(verbatim: symbols.chevron).fixedSize()
            }
        } else {
            HStack(spacing: 0) {
                label
                Text(verbatim: " " + symbols.chevron).fixedSize()
            }
        }
    }
}

private struct LinksFillRowsKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether links fill the rows of a list or a form, with their chevron at the end.
    var linksFillRows: Bool {
        get { self[LinksFillRowsKey.self] }
        set { self[LinksFillRowsKey.self] = newValue }
    }
}

/// Gives a link the plain button style, unless the app has set a style.
private struct NavigationLinkLook {
    @Environment(\.buttonStyle) private var style
}

extension NavigationLinkLook: ViewModifier {
    func body(content: Content) -> some View {
        let isStandard = AnyButtonStyle.isSameInput(style, AnyButtonStyle(DefaultButtonStyle()))
        content.environment(\.buttonStyle, isStandard ? AnyButtonStyle(PlainButtonStyle()) : style)
    }
}
