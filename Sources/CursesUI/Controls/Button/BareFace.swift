import CursesUITerminal

/// The appearance of a button that consists only of its label. The label is in reverse video with the focus or while it
/// is pressed, and dim when disabled. Pressing also toggles the underline. A label of several words may take several
/// rows; a word that is longer than a row is cut off.
struct BareFace: View {
    let configuration: ButtonStyleConfiguration
    let attributes: Style.Attributes
    /// The colour of a button without a role, unless the surrounding text has a colour that the app has set; `nil` uses
    /// the colour of the surrounding text.
    let color: Color?
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.theme) private var theme

    var body: some View {
        configuration.label
            .cutsWords()
            .textAttributes(isEnabled ? shownAttributes : .dim)
            .transformEnvironment(\.foregroundColor) {
                if isEnabled { $0 = configuration.roleColor(theme) ?? $0 ?? color }
            }
            .modifier(
                FocusMarkModifier(isMarked: isEnabled && (isFocused || configuration.isPressed))
            )
    }

    private var shownAttributes: Style.Attributes {
        configuration.isPressed ? attributes.symmetricDifference(.underline) : attributes
    }
}
