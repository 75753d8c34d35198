/// A button style that fills the button with the tint, for the main action. The button is in reverse video, and with
/// the focus it also has brackets. If the control size is `.large` or larger, it is three rows high.
public struct BorderedProminentButtonStyle: Sendable {
    /// Creates the style.
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
    @Environment(\.isFocused) private var isFocused
    @Environment(\.design) private var design

    var body: some View {
        ButtonFace(configuration, isFilled: true)
            .padding(cells: CellInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
            .modifier(ProminentFillModifier(color: isEnabled && surface == nil ? color : nil))
            .modifier(ControlSurface(look: surface))
    }

    private var surface: ControlSurface.Look? {
        design.body(of: configuration, isFocused: isFocused, isEnabled: isEnabled, isProminent: true)
    }

    private var margin: Int { controlSize.isLarge ? 1 : 0 }
    private var color: Color { configuration.roleColor(theme) ?? .accentColor }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button style that fills the button with the tint; see ``BorderedProminentButtonStyle``.
    public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}
