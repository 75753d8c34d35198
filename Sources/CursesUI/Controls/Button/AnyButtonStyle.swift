/// A type-erased button style, which the environment holds.
enum AnyButtonStyle {
    case looks(AnyStyle<ButtonStyleConfiguration>)
    case primitive(AnyStyle<PrimitiveButtonStyleConfiguration>)

    init<S: ButtonStyle>(_ style: S) {
        self = .looks(AnyStyle(style, ButtonStyling<S>.self))
    }

    init<S: PrimitiveButtonStyle>(_ style: S) {
        self = .primitive(AnyStyle(style, PrimitiveButtonStyling<S>.self))
    }
}

extension AnyButtonStyle: ComparableInput {
    package static func isSameInput(_ old: AnyButtonStyle, _ new: AnyButtonStyle) -> Bool {
        switch (old, new) {
        case (.looks(let old), .looks(let new)): AnyStyle.isSameInput(old, new)
        case (.primitive(let old), .primitive(let new)): AnyStyle.isSameInput(old, new)
        default: false
        }
    }
}

private enum ButtonStyling<S: ButtonStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: ButtonStyleConfiguration) -> S.Body {
        style.makeBody(configuration: configuration)
    }
}

private enum PrimitiveButtonStyling<S: PrimitiveButtonStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: PrimitiveButtonStyleConfiguration) -> some View {
        style.makeBody(configuration: configuration)
            // Buttons in the style's body have the default style, so that the style can decorate the button of its
            // configuration.
            .environment(\.buttonStyle, ButtonStyleKey.defaultValue)
    }
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
    /// Sets the style of the buttons in the view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style))
    }

    /// Sets the style of the buttons in the view, which also decides what triggers them.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style))
    }
}
