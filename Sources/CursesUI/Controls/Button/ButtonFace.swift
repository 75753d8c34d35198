import CursesUITerminal

/// The face that the button styles share: a label between two marks, in one row. Where there is too little space, the
/// label is cut, not the marks.
///
/// ```
/// [ Save ]    enabled; in reverse video with the focus
/// [>Save<]    pressed
///   Save      disabled, dim
/// [ Sa… ]     with a column too little
/// ```
struct ButtonFace {
    let configuration: ButtonStyleConfiguration
    /// Whether the whole face is filled, and so is in reverse video even without the focus.
    var isFilled = false
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.theme) private var theme

    init(_ configuration: ButtonStyleConfiguration, isFilled: Bool = false) {
        self.configuration = configuration
        self.isFilled = isFilled
    }
}

extension ButtonFace: View {
    var body: some View {
        MarkedRow(leading: leading, trailing: trailing, label: configuration.label)
            .textAttributes(isEnabled ? .bold : .dim)
    }

    /// A filled face shows its marks only with the focus.
    private var isMarked: Bool {
        isEnabled && (!isFilled || isFocused || configuration.isPressed)
    }

    private var marks: (leading: String, trailing: String) { shape.marks(theme.symbols) }

    private var leading: String {
        (isMarked ? marks.leading : marks.leading.blank) + (isHeld ? ">" : " ")
    }

    private var trailing: String {
        (isHeld ? "<" : " ") + (isMarked ? marks.trailing : marks.trailing.blank)
    }

    private var isHeld: Bool { isEnabled && configuration.isPressed }
}

extension ButtonStyleConfiguration {
    /// The colour for the role of the button; `nil` without a role.
    func roleColor(_ theme: Theme) -> Color? {
        role == .destructive ? theme.colors.destructive : nil
    }
}
