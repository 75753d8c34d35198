/// The default style: the cells of the field are underlined. If the theme has background colours for fields
/// (``Theme/Surfaces``), the field also has that background.
public struct DefaultTextFieldStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.textAttributes(.underline).modifier(FieldSurface())
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The short form of ``DefaultTextFieldStyle``.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
