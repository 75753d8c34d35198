/// A picker that shows the selected choice as a button, which opens a menu of all choices.
struct MenuPicker<Label: View> {
    let label: Label
    let choices: PickerChoices
    @State private var isPresented = false

    init(label: Label, choices: PickerChoices) {
        self.label = label
        self.choices = choices
    }
}

extension MenuPicker: View {
    var body: some View {
        LabeledRow {
            Button {
                isPresented = true
            } label: {
                MenuTitle { choices.selected?.view ?? AnyView(Text(verbatim: " ")) }
            }
            .accessibility {
                $0.say(.label, label as? Text)
                $0.value = choices.selected?.name
                $0.role = .picker
            }
            .environment(\.keyTitle, "Choose")
            .modifier(
                WheelModifier { isUp in
                    guard let next = choices.choice(isUp ? -1 : 1), !next.isSelected else { return }
                    next.select?()
                }
            )
            .layer(isPresented: $isPresented, options: .menu) {
                MenuPanel(initial: choices.selected?.id) {
                    ForEach(choices.choices) { choice in
                        if let select = choice.select {
                            MenuRow(isChecked: choice.isSelected) {
                                isPresented = false
                                select()
                            } label: {
                                choice.view
                            }
                            .focusedInMenu(choice.id)
                            .accessibility { if choice.isSelected { $0.addedTraits = .isSelected } }
                        } else {
                            choice.view
                        }
                    }
                }
            }
        } label: {
            // The button carries the accessibility name.
            label.asControlLabel.accessibilityHidden(label is Text)
        }
    }
}
