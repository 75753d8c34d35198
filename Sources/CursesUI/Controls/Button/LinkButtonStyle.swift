/// A button style that looks like a link: underlined and in the tint, in reverse video with the focus.
public struct LinkButtonStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension LinkButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BareFace(configuration: configuration, attributes: .underline, color: .accentColor)
    }
}

extension ButtonStyle where Self == LinkButtonStyle {
    /// A button style that looks like a link; see ``LinkButtonStyle``.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
