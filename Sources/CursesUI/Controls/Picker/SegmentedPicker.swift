import CursesUITerminal

/// The choices of a picker beside each other, the one that holds in brackets.
struct SegmentedPicker<Label: View> {
    let label: Label
    let choices: PickerChoices
}

extension SegmentedPicker: View {
    var body: some View {
        HStack(spacing: 0) {
            ForEach(choices.choices) { choice in
                Segment(choice: choice)
                    .modifier(ClickModifier { choice.select?() })
            }
        }
        .modifier(SegmentControl(choices: choices))
        .accessibility {
            $0.label = (label as? Text)?.spoken
            $0.value = choices.selected?.name
        }
    }
}

/// A choice; with the focus the one that holds is in reverse video.
private struct Segment: View {
    let choice: PickerChoices.Choice
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused

    var body: some View {
        MarkedRow(
            leading: choice.isSelected ? "[ " : "  ", trailing: choice.isSelected ? " ]" : "  ",
            label: choice.view
        )
        .textAttributes(!isEnabled ? .dim : choice.isSelected ? .bold : [])
        .modifier(ReverseModifier(isReversed: choice.isSelected && isEnabled && isFocused))
    }
}

/// Takes the keys of a segmented picker.
struct SegmentControl {
    let choices: PickerChoices
}

extension SegmentControl: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, SegmentControl>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, SegmentControl>> {
        SegmentControlNode(view, in: context)
    }
}

final class SegmentControlNode<Content: View>: KeyControlNode<Content, SegmentControl> {
    override func controlKeyPressed(_ press: Event.KeyPress) -> Bool {
        let choice: PickerChoices.Choice? =
            switch (press.key, press.modifiers) {
            case (.left, []): modifier.choices.choice(-1)
            case (.right, []): modifier.choices.choice(1)
            case (.home, []): modifier.choices.choice(-modifier.choices.choices.count)
            case (.end, []): modifier.choices.choice(modifier.choices.choices.count)
            default: nil
            }
        guard let choice else { return false }
        if !choice.isSelected { choice.select?() }
        return true
    }

    /// What a click chooses, the segment knows.
    override func controlMouse(_ event: Event.MouseEvent, in size: CellSize) -> Bool {
        event.action == .press || event.action == .release
    }
}
