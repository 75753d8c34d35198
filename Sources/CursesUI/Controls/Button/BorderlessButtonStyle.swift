/// A button style that shows the label in bold, and in the tint unless the app has set a colour for text. The label is in reverse video with the focus, and dim
/// when disabled.
public struct BorderlessButtonStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension BorderlessButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BareFace(configuration: configuration, attributes: .bold, color: .accentColor)
    }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    /// A button style without a border; see ``BorderlessButtonStyle``.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
