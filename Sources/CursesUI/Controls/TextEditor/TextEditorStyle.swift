/// The style of text editors; in a terminal all styles are plain.
public protocol TextEditorStyle: Sendable {}

/// The default style, which shows only the text.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
}

/// A style that shows only the text.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The short form of ``AutomaticTextEditorStyle``.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The short form of ``PlainTextEditorStyle``.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Has no effect: an editor is only its text. `border(_:width:)` draws a border around it.
    nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        self
    }
}
