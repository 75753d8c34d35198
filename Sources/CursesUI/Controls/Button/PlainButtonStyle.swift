/// A button that looks like its label: reverse video with the focus, dim when disabled.
public struct PlainButtonStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension PlainButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BareFace(configuration: configuration, attributes: [], color: nil)
    }
}

extension ButtonStyle where Self == PlainButtonStyle {
    /// ``PlainButtonStyle``, in short.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
