import CursesUITerminal

extension KeyPress {
    /// Whether the key opens a context menu. Desktops use Shift-F10 and the menu key, which is F16 in a terminal. Some
    /// terminals keep Shift-F10 and Alt-Return for themselves; all send F9.
    var opensContextMenu: Bool {
        matches(.function(10), modifiers: .shift) || matches(.return, modifiers: .option)
            || matches(.function(16)) || matches(.function(9))
    }
}

extension LayoutNode {
    /// The first view with a context menu, from this node on down.
    var firstContextMenu: InputLayoutNode? {
        if let input = self as? InputLayoutNode, input.handler?.hasContextMenu == true { return input }
        for child in children { if let found = child.firstContextMenu { return found } }
        return nil
    }
}
