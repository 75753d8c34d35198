/// A label style of any type, as the environment holds it.
struct AnyLabelStyle {
    private let style: any LabelStyle

    init(_ style: any LabelStyle) {
        self.style = style
    }

    @MainActor
    func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView {
        func body(_ style: some LabelStyle) -> AnyView {
            AnyView(StyledLabel(style: StyleHost(style: style), configuration: configuration))
        }
        return body(style)
    }
}

extension AnyLabelStyle: ComparableInput {
    package static func isSameInput(_ old: AnyLabelStyle, _ new: AnyLabelStyle) -> Bool {
        func isSame<S: LabelStyle>(_ old: S) -> Bool {
            guard let new = new.style as? S else { return false }
            return ViewComparator.areEqual(old, new)
        }
        return isSame(old.style)
    }
}

/// Evaluates a style as a body of its own, so that the style may read the environment.
private struct StyledLabel<S: LabelStyle>: View {
    let style: StyleHost<S>
    let configuration: LabelStyleConfiguration

    var body: some View {
        style.style.makeBody(configuration: configuration)
            // A label of the configuration has a look of its own.
            .environment(\.labelStyle, LabelStyleKey.defaultValue)
    }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabelStyle { AnyLabelStyle(DefaultLabelStyle()) }
}

extension EnvironmentValues {
    var labelStyle: AnyLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the labels in the view.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyle, AnyLabelStyle(style))
    }
}
