/// A progress view style of any type, as the environment holds it.
struct AnyProgressViewStyle {
    private let style: any ProgressViewStyle

    init(_ style: any ProgressViewStyle) {
        self.style = style
    }

    @MainActor
    func makeBody(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
        func body(_ style: some ProgressViewStyle) -> AnyView {
            AnyView(StyledProgressView(style: StyleHost(style: style), configuration: configuration))
        }
        return body(style)
    }
}

extension AnyProgressViewStyle: ComparableInput {
    package static func isSameInput(_ old: AnyProgressViewStyle, _ new: AnyProgressViewStyle) -> Bool {
        func isSame<S: ProgressViewStyle>(_ old: S) -> Bool {
            guard let new = new.style as? S else { return false }
            return ViewComparator.areEqual(old, new)
        }
        return isSame(old.style)
    }
}

/// Evaluates a style as a body of its own, so that the style may read the environment.
private struct StyledProgressView<S: ProgressViewStyle>: View {
    let style: StyleHost<S>
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        style.style.makeBody(configuration: configuration)
            // A progress view of the configuration has a look of its own.
            .environment(\.progressViewStyle, ProgressViewStyleKey.defaultValue)
    }
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: AnyProgressViewStyle { AnyProgressViewStyle(DefaultProgressViewStyle()) }
}

extension EnvironmentValues {
    var progressViewStyle: AnyProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the progress views in the view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressViewStyle, AnyProgressViewStyle(style))
    }
}
