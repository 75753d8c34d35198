/// A toggle style of any type, as the environment holds it.
struct AnyToggleStyle {
    private let style: any ToggleStyle

    init(_ style: any ToggleStyle) {
        self.style = style
    }

    @MainActor
    func makeBody(_ configuration: ToggleStyleConfiguration) -> AnyView {
        func body(_ style: some ToggleStyle) -> AnyView {
            AnyView(StyledToggle(style: StyleHost(style: style), configuration: configuration))
        }
        return body(style)
    }
}

extension AnyToggleStyle: ComparableInput {
    package static func isSameInput(_ old: AnyToggleStyle, _ new: AnyToggleStyle) -> Bool {
        func isSame<S: ToggleStyle>(_ old: S) -> Bool {
            guard let new = new.style as? S else { return false }
            return ViewComparator.areEqual(old, new)
        }
        return isSame(old.style)
    }
}

/// Evaluates a style as a body of its own, so that the style may read the environment.
private struct StyledToggle<S: ToggleStyle>: View {
    let style: StyleHost<S>
    let configuration: ToggleStyleConfiguration

    var body: some View {
        style.style.makeBody(configuration: configuration)
            .modifier(FallbackControlModifier { configuration.toggle() })
            // A toggle of the configuration has a look of its own.
            .environment(\.toggleStyle, ToggleStyleKey.defaultValue)
    }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyToggleStyle { AnyToggleStyle(DefaultToggleStyle()) }
}

extension EnvironmentValues {
    var toggleStyle: AnyToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the toggles in the view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, AnyToggleStyle(style))
    }
}
