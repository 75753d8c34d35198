/// A field in a box, which has rounded corners in the standard theme. With the focus the box is bold and has the accent
/// colour; if the field is disabled, the box is dim.
public struct RoundedBorderTextFieldStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        BorderedField(content: configuration, line: nil)
    }
}

/// A field with a line around it.
struct BorderedField<Content: View>: View {
    let content: Content
    /// `nil` uses the line of the theme.
    let line: Theme.Line?
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.theme) private var theme
    @Environment(\.design) private var design
    @Environment(\.isFieldInvalid) private var isInvalid
    @Environment(\.invalidColor) private var invalidColor

    var body: some View {
        content
            .padding(cells: CellInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
            // Inside the line, so that two fields one below the other do not seem to be one.
            .modifier(FieldSurface())
            .modifier(
                BorderModifier(
                    lines: (line ?? theme.borders.field).characters,
                    paint: .color(color),
                    attributes: isEnabled ? isFocused ? .bold : [] : .dim
                )
            )
    }

    private var color: Color {
        if !isEnabled { return .primary }
        if isInvalid { return invalidColor }
        return isFocused ? .accentColor : design.surfaces.map { Color($0.edge) } ?? theme.colors.border
    }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The short form of ``RoundedBorderTextFieldStyle``.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
