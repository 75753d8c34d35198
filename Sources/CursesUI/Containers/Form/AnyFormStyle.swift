/// A form style of any type, as the environment holds it.
struct AnyFormStyle {
    private let style: any FormStyle

    init(_ style: any FormStyle) {
        self.style = style
    }

    @MainActor
    func makeBody(_ configuration: FormStyleConfiguration) -> AnyView {
        func body(_ style: some FormStyle) -> AnyView {
            AnyView(StyledForm(style: StyleHost(style: style), configuration: configuration))
        }
        return body(style)
    }
}

extension AnyFormStyle: ComparableInput {
    package static func isSameInput(_ old: AnyFormStyle, _ new: AnyFormStyle) -> Bool {
        func isSame<S: FormStyle>(_ old: S) -> Bool {
            guard let new = new.style as? S else { return false }
            return ViewComparator.areEqual(old, new)
        }
        return isSame(old.style)
    }
}

/// Evaluates a style as a body of its own, so that the style may read the environment.
private struct StyledForm<S: FormStyle>: View {
    let style: StyleHost<S>
    let configuration: FormStyleConfiguration

    var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct FormStyleKey: EnvironmentKey {
    static var defaultValue: AnyFormStyle { AnyFormStyle(AutomaticFormStyle()) }
}

extension EnvironmentValues {
    var formStyle: AnyFormStyle {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the forms in the view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formStyle, AnyFormStyle(style))
    }
}
