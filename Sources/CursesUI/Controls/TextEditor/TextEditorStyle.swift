/// The look of text editors: a terminal has one, which is plain.
public protocol TextEditorStyle: Sendable {}

/// The text alone.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// The style, which takes nothing.
    public init() {}
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// The style, which takes nothing.
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// ``AutomaticTextEditorStyle``, in short.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// ``PlainTextEditorStyle``, in short.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Has no effect: an editor is its text. A border around it, `border(_:width:)` draws.
    nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        self
    }
}
