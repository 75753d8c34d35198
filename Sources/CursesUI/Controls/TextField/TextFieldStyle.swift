import CursesUITerminal

/// The look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View

    typealias _Label = _TextFieldStyleLabel

    /// The field with what the style puts around it. Whether it has the focus and is enabled, views
    /// read from the environment: `\.isFocused`, `\.isEnabled`.
    @ViewBuilder @MainActor @preconcurrency
    func _body(configuration: TextField<_Label>) -> _Body
}

/// The style where none is set: the field's cells are underlined.
public struct DefaultTextFieldStyle: Sendable {
    public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.textAttributes(.underline)
    }
}

/// A field with nothing around it.
public struct PlainTextFieldStyle: Sendable {
    public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration
    }
}

/// A field in a box with round corners. With the focus the box is bold and has the accent colour;
/// where the field is disabled it is dim.
public struct RoundedBorderTextFieldStyle: Sendable {
    public init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        RoundedField(content: configuration)
    }
}

private struct RoundedField<Content: View>: View {
    let content: Content
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        content
            .padding(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
            .modifier(BorderModifier(lines: .rounded, style: style))
    }

    private var style: Style {
        if !isEnabled { return Style(attributes: .dim) }
        if isFocused {
            return Style(foreground: Color.accentColor.terminalColor, attributes: .bold)
        }
        return Style(foreground: Color.secondary.terminalColor)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A text field style of any type, as the environment holds it.
struct AnyTextFieldStyle {
    private let makeAnyBody: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView

    init<S: TextFieldStyle>(_ style: S) {
        // A style is a value that only the main actor evaluates from here on.
        nonisolated(unsafe) let style = style
        makeAnyBody = { AnyView(StyledTextField(style: StyleHost(style: style), configuration: $0)) }
    }

    @MainActor
    func makeBody(_ configuration: TextField<_TextFieldStyleLabel>) -> AnyView {
        makeAnyBody(configuration)
    }
}

/// Evaluates a style as a body of its own, so that the style may read the environment.
private struct StyledTextField<S: TextFieldStyle>: View {
    let style: StyleHost<S>
    let configuration: TextField<_TextFieldStyleLabel>

    var body: some View { style.style._body(configuration: configuration) }
}

private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: AnyTextFieldStyle { AnyTextFieldStyle(DefaultTextFieldStyle()) }
}

extension EnvironmentValues {
    var textFieldStyle: AnyTextFieldStyle {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the text fields in the view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyle, AnyTextFieldStyle(style))
    }
}
