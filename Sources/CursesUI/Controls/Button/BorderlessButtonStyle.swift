/// A button that is its label in bold and in the tint: reverse video with the focus, dim when
/// disabled.
public struct BorderlessButtonStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension BorderlessButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BareFace(configuration: configuration, attributes: .bold, color: .accentColor)
    }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    /// ``BorderlessButtonStyle``, in short.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
