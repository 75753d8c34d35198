/// A field in a box with square corners; otherwise the same as ``RoundedBorderTextFieldStyle``.
public struct SquareBorderTextFieldStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        BorderedField(content: configuration, line: .light)
    }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// The short form of ``SquareBorderTextFieldStyle``.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
