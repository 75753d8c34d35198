import CursesUITerminal

/// The appearance that the button styles share: a label between two marks, in one row; see ``MarkedRow``.
///
/// ```
/// [ Save ]    enabled; in reverse video with the focus
/// [>Save<]    pressed
///   Save      disabled, dim
/// [Save]      with two columns too little
/// ```
struct ButtonFace {
    let configuration: ButtonStyleConfiguration
    /// Whether the button is filled, and therefore in reverse video even without the focus.
    var isFilled = false
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.themeSymbols) private var symbols
    @Environment(\.design) private var design

    init(_ configuration: ButtonStyleConfiguration, isFilled: Bool = false) {
        self.configuration = configuration
        self.isFilled = isFilled
    }
}

extension ButtonFace: View {
    var body: some View {
        MarkedRow(
            leading: leading, trailing: trailing, label: configuration.label, fillsWidth: sizing == .flexible
        )
        .textAttributes(isEnabled ? .bold : .dim)
    }

    /// A filled button shows its marks only while it has the focus.
    private var isMarked: Bool {
        isEnabled && design.surfaces == nil && (!isFilled || isFocused || configuration.isPressed)
    }

    private var marks: (leading: String, trailing: String) { shape.marks(symbols) }

    private var leading: String {
        (isMarked ? marks.leading : marks.leading.blank) + (isHeld ? ">" : " ")
    }

    private var trailing: String {
        (isHeld ? "<" : " ") + (isMarked ? marks.trailing : marks.trailing.blank)
    }

    private var isHeld: Bool { isEnabled && configuration.isPressed && design.surfaces == nil }
}

extension Design {
    /// Returns the background of a button; `nil` if the theme has no background colours for controls.
    func body(
        of configuration: ButtonStyleConfiguration, isFocused: Bool, isEnabled: Bool, isProminent: Bool = false
    ) -> ControlSurface.Look? {
        guard let surfaces else { return nil }
        if !isEnabled { return ControlSurface.Look(fill: surfaces.panel, text: surfaces.disabled) }
        let isDestructive = configuration.role == .destructive
        if configuration.isPressed { return ControlSurface.Look(fill: surfaces.pressed) }
        if isFocused {
            return isDestructive
                ? ControlSurface.Look(fill: surfaces.invalid, text: surfaces.invalidText)
                : ControlSurface.Look(fill: surfaces.focused, text: surfaces.onFocused)
        }
        return ControlSurface.Look(fill: isProminent && !isDestructive ? surfaces.prominent : surfaces.control)
    }
}

extension ButtonStyleConfiguration {
    /// Returns the colour for the role of the button; `nil` without a role.
    func roleColor(_ theme: Theme) -> Color? {
        role == .destructive ? theme.colors.destructive : nil
    }
}
