import CursesUITerminal

/// The choices of a picker side by side, with the selected choice in brackets.
///
/// ```
///   chocolate  [ vanilla ]  mint      in reverse video with the focus
///   chocolate  [>vanilla<]  mint      while the mouse holds it
///  chocolate [vanilla] mint           where there is less room
///       ‹ [ vanilla ] ›               where there is less still
///         ‹[vanilla]›                 in a very narrow space
/// ```
struct SegmentedPicker<Label: View> {
    let label: Label
    let choices: PickerChoices
    /// Whether the selected choice has the selection effect of palettes.
    let isPalette: Bool
    /// The choice that the mouse holds.
    @State private var held: Int?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.theme) private var theme
    @Environment(\.menuDismissal) private var menu
    @Environment(\.menuActionDismissBehavior) private var menuBehavior

    init(label: Label, choices: PickerChoices, isPalette: Bool = false) {
        self.label = label
        self.choices = choices
        self.isPalette = isPalette
    }
}

extension SegmentedPicker: View {
    var body: some View {
        ViewThatFits(in: .horizontal) {
            segments(padding: " ")
            segments(padding: "")
            single(padding: " ")
            single(padding: "")
        }
        .modifier(SegmentTrack())
        .modifier(control)
        .accessibility {
            $0.say(.label, label as? Text)
            $0.value = choices.selected?.name
            $0.role = .picker
        }
    }

    @MainActor
    private var control: SegmentControl {
        var control = SegmentControl(choices: choices) {
            guard held != nil else { return }
            held = nil
            closeMenu()
        }
        if menu != nil { control.confirm = { closeMenu() } }
        return control
    }

    /// Closes the menu that contains the picker, once a choice has been made.
    @MainActor
    private func closeMenu() {
        if menuBehavior != .disabled { menu?.dismiss() }
    }

    @MainActor
    private func segments(padding: String) -> some View {
        HStack(spacing: 0) {
            ForEach(choices.choices) { segment($0, padding: padding) }
        }
    }

    /// The selected choice, between arrows to its neighbours.
    @MainActor
    private func single(padding: String) -> some View {
        HStack(spacing: 0) {
            neighbour(-1, theme.symbols.back + padding)
            if let selected = choices.selected { segment(selected, padding: padding) }
            neighbour(1, padding + theme.symbols.chevron)
        }
    }

    @MainActor
    private func segment(_ choice: PickerChoices.Choice, padding: String) -> some View {
        Segment(choice: choice, padding: padding, isPressed: choice.id == held, isInPalette: isPalette)
            .modifier(ClickModifier { press(choice) })
    }

    @MainActor
    private func neighbour(_ steps: Int, _ sign: String) -> some View {
        let choice = choices.choice(steps)
        let leadsOn = choice?.isSelected == false
        return Text(verbatim: leadsOn ? sign : sign.blank)
            .textAttributes(isEnabled ? [] : .dim)
            .fixedSize()
            .modifier(ClickModifier { if leadsOn { choice?.select?() } })
    }

    @MainActor
    private func press(_ choice: PickerChoices.Choice) {
        guard let select = choice.select else { return }
        held = choice.id
        select()
    }
}

/// A choice. With the focus, the selected choice is in reverse video.
private struct Segment: View {
    let choice: PickerChoices.Choice
    /// The space between the label and its marks while the choice is not pressed.
    let padding: String
    let isPressed: Bool
    let isInPalette: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.paletteSelectionEffect) private var effect
    @Environment(\.isFocused) private var isFocused
    @Environment(\.design) private var design

    var body: some View {
        MarkedRow(
            leading: leading, trailing: trailing, label: label, padding: padding.isEmpty ? 0 : 1, mayLoseMarks: false
        )
        .textAttributes(!isEnabled ? .dim : isMarked ? .bold : [])
        .modifier(
            ButtonBody(isMarked: choice.isSelected && isEnabled && isFocused && !hasSurface, surface: surface))
    }

    /// The label, with the variant of symbols that marks the selection of a palette.
    private var label: some View {
        choice.view
            .transformEnvironment(\.symbolVariants) { variants in
                guard isInPalette, choice.isSelected, case .symbolVariant(let variant) = effect.kind else { return }
                variants = variant
            }
            // An item has the colour of its own tint, not of the tint around the picker.
            .transformEnvironment(\.tint) { if isInPalette { $0 = nil } }
            .environment(\.tintsSymbols, isInPalette)
    }

    /// Whether the choice has the mark of the selected choice.
    private var isMarked: Bool { choice.isSelected && !(isInPalette && effect == .custom) }

    private var hasSurface: Bool { design.surfaces != nil }

    private var surface: ControlSurface.Look? {
        guard let surfaces = design.surfaces else { return nil }
        if isPressed { return ControlSurface.Look(fill: surfaces.pressed) }
        guard choice.isSelected, isEnabled, isMarked || isFocused else { return nil }
        return isFocused
            ? ControlSurface.Look(fill: surfaces.focused, text: surfaces.onFocused)
            : ControlSurface.Look(fill: surfaces.prominent)
    }
}

/// Draws a background behind all segments of a picker, if the theme has background colours for controls
/// (``Theme/Surfaces``).
private struct SegmentTrack: LayoutModifier {
    func draw(in context: DrawingContext, size: CellSize) {
        guard let surfaces = context.design.surfaces else { return }
        context.raise(CellRect(origin: .zero, size: size), to: surfaces.control)
    }
}

extension Segment {
    private var leading: String {
        if hasSurface { return " " + padding }
        if isPressed, padding.isEmpty { return ">" }
        return (isMarked ? "[" : " ") + (isPressed ? ">" : padding)
    }

    private var trailing: String {
        if hasSurface { return padding + " " }
        if isPressed, padding.isEmpty { return "<" }
        return (isPressed ? "<" : padding) + (isMarked ? "]" : " ")
    }
}

/// Handles the keys of a segmented picker.
struct SegmentControl {
    let choices: PickerChoices
    /// Called when the mouse no longer holds a choice.
    let release: @MainActor () -> Void
    /// Called when Return or Space confirms the selected choice; `nil` if these keys have no meaning.
    var confirm: (@MainActor () -> Void)?
}

extension SegmentControl: HeldControl {
    var keyHints: [KeyHint] {
        [KeyHint(.leftArrow, .rightArrow, title: "Choose")]
            + (confirm == nil ? [] : [KeyHint(.return, title: "Close the menu")])
    }

    func wheel(up: Bool) -> Bool { keyPressed(KeyPress(up ? .leftArrow : .rightArrow)) }

    func keyPressed(_ press: KeyPress) -> Bool {
        if let confirm, press.matches(.return) || press.matches(.space) {
            confirm()
            return true
        }
        let choice: PickerChoices.Choice? =
            switch (press.key, press.modifiers) {
            case (.leftArrow, []): choices.choice(-1)
            case (.rightArrow, []): choices.choice(1)
            case (.home, []): choices.choice(-choices.choices.count)
            case (.end, []): choices.choice(choices.choices.count)
            default: nil
            }
        guard let choice else { return false }
        if !choice.isSelected { choice.select?() }
        return true
    }
}
