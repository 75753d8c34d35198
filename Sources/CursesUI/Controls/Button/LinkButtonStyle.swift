/// A button that looks like a link: underlined and in the tint, in reverse video with the focus.
public struct LinkButtonStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension LinkButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BareFace(configuration: configuration, attributes: .underline, color: .accentColor)
    }
}

extension ButtonStyle where Self == LinkButtonStyle {
    /// ``LinkButtonStyle``, in short.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
