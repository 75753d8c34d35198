/// A button style with brackets. If the app has set a tint, and no colour for text, the label has the tint.
///
/// The button with the focus is shown in reverse video; a disabled button is dim and has no brackets. A label with a
/// background, a border or an outline of its own has none either, except on a screen without colours.
public struct DefaultButtonStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension DefaultButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BracketedFace(configuration: configuration, sparesOwnGround: true)
    }
}

/// A label in brackets without a fill, in the colour of the button's role.
struct BracketedFace: View {
    let configuration: ButtonStyleConfiguration
    /// Whether a label with a ground of its own has no brackets. It has them on a screen without colours, where the
    /// focus takes its ground away.
    var sparesOwnGround = false
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.theme) private var theme
    @Environment(\.design) private var design

    init(configuration: ButtonStyleConfiguration, sparesOwnGround: Bool = false) {
        self.configuration = configuration
        self.sparesOwnGround = sparesOwnGround
    }

    var body: some View {
        if sparesOwnGround, configuration.label.hasOwnGround, design.source.screen.level != .none {
            BareFace(configuration: configuration, attributes: [], color: Color(.tintOrPrimary))
        } else {
            bracketed
        }
    }

    @MainActor
    private var bracketed: some View {
        ButtonFace(configuration)
            .transformEnvironment(\.foregroundColor) {
                if isEnabled { $0 = configuration.roleColor(theme) ?? $0 ?? Color(.tintOrPrimary) }
            }
            .modifier(
                ButtonBody(
                    isMarked: isEnabled && (isFocused || configuration.isPressed),
                    surface: design.body(of: configuration, isFocused: isFocused, isEnabled: isEnabled)
                )
            )
    }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    /// The default button style; see ``DefaultButtonStyle``.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
