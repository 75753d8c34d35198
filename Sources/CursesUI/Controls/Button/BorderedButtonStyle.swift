/// A button style with a border: brackets, or a box if the control size is `.large` or larger.
///
/// ```
/// [ Save ]        ╭──────╮
///                 │ Save │
///                 ╰──────╯
/// ```
///
/// With the focus, the label is in reverse video and the box has heavy lines.
public struct BorderedButtonStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension BorderedButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderedFace(configuration: configuration)
    }
}

private struct BorderedFace: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.controlSize) private var controlSize

    var body: some View {
        if controlSize.isLarge {
            BoxedFace(configuration: configuration)
        } else {
            BracketedFace(configuration: configuration)
        }
    }
}

/// A label in a box of three rows.
private struct BoxedFace: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.theme) private var theme
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.design) private var design
    @Environment(\.tintColor) private var tint

    var body: some View {
        MarkedRow(
            leading: isHeld ? ">" : " ", trailing: isHeld ? "<" : " ", label: configuration.label,
            fillsWidth: sizing == .flexible
        )
        .textAttributes(isEnabled ? .bold : .dim)
        .transformEnvironment(\.foregroundColor) {
            if isEnabled { $0 = configuration.roleColor(theme) ?? $0 ?? tint }
        }
        .modifier(FocusMarkModifier(isMarked: surface == nil && (isHeld || (isEnabled && isFocused))))
        .modifier(
            BorderModifier(lines: lines, paint: .color(color), attributes: isEnabled ? [] : .dim)
        )
        .modifier(ControlSurface(look: surface))
    }

    private var surface: ControlSurface.Look? {
        design.body(of: configuration, isFocused: isFocused, isEnabled: isEnabled)
    }

    private var isHeld: Bool { isEnabled && configuration.isPressed && design.surfaces == nil }

    private var lines: LineCharacters {
        let line = theme.borders.field
        if line == .ascii || line == .hidden { return line.characters }
        if isEnabled && isFocused { return .heavy }
        return shape.isAngular ? .light : line.characters
    }

    private var color: Color {
        if !isEnabled { return .primary }
        return configuration.roleColor(theme) ?? (isFocused ? .accentColor : .secondary)
    }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    /// A button style with a border; see ``BorderedButtonStyle``.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
