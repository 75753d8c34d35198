/// A button that is filled with the tint: the one to press. It is in reverse video, and with the focus
/// in brackets as well. From the control size `.large` on it is three rows high.
public struct BorderedProminentButtonStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension BorderedProminentButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        ProminentFace(configuration: configuration)
    }
}

private struct ProminentFace: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.theme) private var theme
    @Environment(\.controlSize) private var controlSize

    var body: some View {
        ButtonFace(configuration, isFilled: true)
            .padding(cells: CellInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
            .modifier(ProminentFillModifier(color: isEnabled ? color : nil))
    }

    private var margin: Int { controlSize.isLarge ? 1 : 0 }
    private var color: Color { configuration.roleColor(theme) ?? .accentColor }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    /// ``BorderedProminentButtonStyle``, in short.
    public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}
