/// The style of text editors.
///
/// A custom style decorates the body of a built-in style:
///
/// ```swift
/// struct Lined: TextEditorStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         PlainTextEditorStyle().makeBody(configuration: configuration).border(.secondary)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View

    typealias Configuration = TextEditorStyleConfiguration

    /// Returns the view that shows an editor. The environment tells views whether the editor has the focus
    /// (`\.isFocused`).
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a text editor. Only built-in styles can read them.
public struct TextEditorStyleConfiguration {
    let content: AnyView
}

/// The default style, which shows only the text.
public struct AutomaticTextEditorStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// A style that shows only the text.
public struct PlainTextEditorStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// An editor in a box, like a text field with ``RoundedBorderTextFieldStyle``.
public struct RoundedBorderTextEditorStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// A style that shows only the text.
private protocol BareEditorStyle: TextEditorStyle {}

extension AutomaticTextEditorStyle: BareEditorStyle {
    public func makeBody(configuration: TextEditorStyleConfiguration) -> some View { configuration.content }
}

extension PlainTextEditorStyle: BareEditorStyle {
    public func makeBody(configuration: TextEditorStyleConfiguration) -> some View { configuration.content }
}

extension RoundedBorderTextEditorStyle: TextEditorStyle {
    public func makeBody(configuration: TextEditorStyleConfiguration) -> some View {
        BorderedField(content: configuration.content, line: nil)
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The short form of ``AutomaticTextEditorStyle``.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The short form of ``PlainTextEditorStyle``.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// The short form of ``RoundedBorderTextEditorStyle``.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

private enum TextEditorStyling<S: TextEditorStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: TextEditorStyleConfiguration) -> some View {
        style.makeBody(configuration: configuration).environment(\.textEditorStyle, nil)
    }
}

extension EnvironmentValues {
    /// The style of text editors; `nil` if they show only their text.
    var textEditorStyle: AnyStyle<TextEditorStyleConfiguration>? {
        get { self[CustomStyleKey<TextEditorStyleConfiguration>.self] }
        set { self[CustomStyleKey<TextEditorStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text editors in the view.
    nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        let own = style is any BareEditorStyle ? nil : AnyStyle(style, TextEditorStyling<S>.self)
        return environment(\.textEditorStyle, own)
    }
}
