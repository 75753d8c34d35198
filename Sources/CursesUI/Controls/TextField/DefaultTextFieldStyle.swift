/// The default style: the cells of the field are underlined, and are on a surface if the design has surfaces.
public struct DefaultTextFieldStyle: Sendable {
    /// The style, which has no options.
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
