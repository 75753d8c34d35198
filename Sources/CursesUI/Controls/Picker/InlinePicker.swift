/// A picker whose choices are in a vertical stack.
struct InlinePicker<Label: View> {
    let label: Label
    let choices: PickerChoices
}

extension InlinePicker: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ControlTitle { label.asControlLabel }
            ForEach(choices.choices) { choice in
                if let select = choice.select {
                    PickerRow(choice: choice, select: select)
                } else {
                    choice.view
                }
            }
        }
        .modifier(FocusGroupModifier())
    }
}

/// A choice with a mark.
private struct PickerRow: View {
    let choice: PickerChoices.Choice
    let select: @MainActor () -> Void
    @State private var isPressed = false
    @Environment(\.theme) private var theme
    @Environment(\.design) private var design
    @Environment(\.menuDismissal) private var menu

    var body: some View {
        if let menu {
            MenuRow(isChecked: choice.isSelected) {
                menu.dismiss()
                select()
            } label: {
                choice.view
            }
        } else {
            row
        }
    }

    private var row: some View {
        ControlFace(isPressed: isPressed) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text(verbatim: mark + " ").foregroundColor(markColor).fixedSize()
                ControlTitle(canBeHidden: false) { choice.view }
            }
        }
        .modifier(ControlModifier(isPressed: $isPressed, action: select))
        .environment(\.isGroupEntry, choice.isSelected)
        .accessibility {
            $0.role = .choice
            if choice.isSelected { $0.addedTraits = .isSelected }
        }
    }

    private var markColor: Color? {
        design.surfaces.map { Color(choice.isSelected ? $0.mark : $0.edge) }
    }

    private var mark: String {
        choice.isSelected ? theme.symbols.radioOn : theme.symbols.radioOff
    }
}
