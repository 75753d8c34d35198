/// A button style that does not decorate the label, except that it is in reverse video with the focus, and dim when
/// disabled.
public struct PlainButtonStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension PlainButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BareFace(configuration: configuration, attributes: [], color: nil)
    }
}

extension ButtonStyle where Self == PlainButtonStyle {
    /// A button style that shows only the label; see ``PlainButtonStyle``.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
