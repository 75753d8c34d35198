/// A button style of any type, as the environment holds it.
struct AnyButtonStyle {
    enum Kind {
        case looks(AnyButtonLooks)
        case primitive(AnyPrimitiveButtonStyle)
    }

    let kind: Kind

    init(_ style: some ButtonStyle) {
        kind = .looks(AnyButtonLooks(style: style))
    }

    init(_ style: some PrimitiveButtonStyle) {
        kind = .primitive(AnyPrimitiveButtonStyle(style: style))
    }
}

extension AnyButtonStyle: ComparableInput {
    package static func isSameInput(_ old: AnyButtonStyle, _ new: AnyButtonStyle) -> Bool {
        switch (old.kind, new.kind) {
        case (.looks(let old), .looks(let new)): old.isSame(as: new)
        case (.primitive(let old), .primitive(let new)): old.isSame(as: new)
        default: false
        }
    }
}

struct AnyButtonLooks {
    fileprivate let style: any ButtonStyle

    @MainActor
    fileprivate func isSame(as other: AnyButtonLooks) -> Bool {
        func isSame<S: ButtonStyle>(_ style: S) -> Bool {
            guard let other = other.style as? S else { return false }
            return ViewComparator.areEqual(style, other)
        }
        return isSame(style)
    }

    @MainActor
    func makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
        func body(_ style: some ButtonStyle) -> AnyView {
            AnyView(StyledButton(style: StyleHost(style: style), configuration: configuration))
        }
        return body(style)
    }
}

struct AnyPrimitiveButtonStyle {
    fileprivate let style: any PrimitiveButtonStyle

    @MainActor
    fileprivate func isSame(as other: AnyPrimitiveButtonStyle) -> Bool {
        func isSame<S: PrimitiveButtonStyle>(_ style: S) -> Bool {
            guard let other = other.style as? S else { return false }
            return ViewComparator.areEqual(style, other)
        }
        return isSame(style)
    }

    @MainActor
    func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        func body(_ style: some PrimitiveButtonStyle) -> AnyView {
            let button = StyledPrimitiveButton(
                style: StyleHost(style: style),
                configuration: configuration
            )
            // A button of the configuration has a look of its own.
            return AnyView(button.environment(\.buttonStyle, ButtonStyleKey.defaultValue))
        }
        return body(style)
    }
}

/// Evaluates a style as a body of its own, so that the style may read the environment.
private struct StyledButton<S: ButtonStyle>: View {
    let style: StyleHost<S>
    let configuration: ButtonStyleConfiguration

    var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct StyledPrimitiveButton<S: PrimitiveButtonStyle>: View {
    let style: StyleHost<S>
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle(DefaultButtonStyle()) }
}

extension EnvironmentValues {
    var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the buttons in the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style))
    }

    /// Sets the look and the behaviour of the buttons in the view.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style))
    }
}
