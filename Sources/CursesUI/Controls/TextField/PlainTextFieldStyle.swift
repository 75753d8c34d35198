/// A field without any decoration.
public struct PlainTextFieldStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration
    }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The short form of ``PlainTextFieldStyle``.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
