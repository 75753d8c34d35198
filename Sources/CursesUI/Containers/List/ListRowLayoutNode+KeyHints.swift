extension ListRowLayoutNode {
    /// What the keys of a row do, whether it has the focus itself or a control in it.
    var keyHints: [KeyHint] {
        var hints: [KeyHint] = []
        if isFocused, let selection = list.selection, selectionTag != nil {
            hints.append(KeyHint(.space, .return, title: selection.isMultiple ? "Toggle" : "Select"))
        }
        if deletion != nil { hints.append(KeyHint(.deleteForward, title: "Delete")) }
        if isMovable { hints.append(KeyHint(.upArrow, .downArrow, modifiers: .option, title: "Move row")) }
        if !inner.listRowTraits.swipes.isEmpty { hints.append(KeyHint(.rightArrow, title: "Actions")) }
        if isFocused { hints.append(KeyHint(.upArrow, .downArrow, title: "Row")) }
        return hints
    }
}
