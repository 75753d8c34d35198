extension ListRowLayoutNode {
    /// The hints for the keys of a row that has the focus, or that contains the control with the focus.
    var keyHints: [KeyHint] {
        var hints: [KeyHint] = []
        if isFocused {
            if isChoosing {
                hints.append(KeyHint(.space, title: isSelected ? "Deselect" : "Select"))
            } else if link != nil {
                hints.append(KeyHint(.return, title: "Open"))
            } else if let gestureTitle {
                hints.append(KeyHint(.return, title: gestureTitle))
            }
            if !isChoosing, let selection = list.selection, selection.isMultiple, selectionTag != nil {
                let isCollapsed = owner.environment.collapsedDetail != nil
                let opens = isCollapsed || hasPrimaryAction
                hints.append(KeyHint(.return, title: opens ? "Open" : "Select alone"))
                hints.append(KeyHint(.space, title: "Select"))
            }
        }
        if let disclosure {
            hints.append(
                disclosure.wrappedValue
                    ? KeyHint(arrow(toLeading: true), title: "Close") : KeyHint(arrow(toLeading: false), title: "Open"))
        }
        if isDeletable, !isTyping { hints.append(KeyHint(.deleteForward, title: "Delete")) }
        if isMovable { hints.append(KeyHint(.upArrow, .downArrow, modifiers: .option, title: "Move row")) }
        hints += swipeHints
        if isFocused, inner.responderCounts.focusable > 0, swipeHints.isEmpty {
            let areButtons = inner.focusableResponders().allSatisfy { $0 is any ShortcutTarget }
            hints.append(KeyHint(arrow(toLeading: false), title: areButtons ? "Buttons" : "Controls"))
        }
        if isFocused {
            hints.append(KeyHint(.upArrow, .downArrow, title: "Row"))
            if list.selection?.isMultiple == true {
                hints.append(KeyHint(.upArrow, .downArrow, modifiers: .shift, title: "Extend"))
                hints.append(KeyHint("a", modifiers: .control, title: "Select all"))
            }
            if disclosure != nil { hints.append(KeyHint("*", title: "Open all")) }
            if inner.texts.contains(where: \.isSelectable) { hints += TextLayoutNode.selectionHints }
        }
        return hints
    }

    private var swipeHints: [KeyHint] {
        let swipes = inner.listRowTraits.swipes
        if swipes.contains(where: { $0.isShown.wrappedValue }) { return [KeyHint(.escape, title: "Hide actions")] }
        return [HorizontalEdge.trailing, .leading].filter { edge in swipes.contains { $0.edge == edge } }
            .map { KeyHint(arrow(toLeading: $0 == .leading), title: "Actions") }
    }

    private func arrow(toLeading: Bool) -> KeyEquivalent {
        toLeading != owner.environment.isRightToLeft ? .leftArrow : .rightArrow
    }
}
