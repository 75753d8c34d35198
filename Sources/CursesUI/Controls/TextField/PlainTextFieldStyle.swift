/// A field with nothing around it.
public struct PlainTextFieldStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration
    }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// ``PlainTextFieldStyle``, in short.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
