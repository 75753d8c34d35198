import CursesUITerminal

extension KeyPress {
    /// Whether the key opens a context menu. On desktops, Shift-F10 and the Menu key do so; terminals report the Menu
    /// key as F16. Some terminals use Shift-F10 and Alt-Return themselves; all report F9.
    var opensContextMenu: Bool {
        matches(.function(10), modifiers: .shift) || matches(.return, modifiers: .option)
            || matches(.function(16)) || matches(.function(9))
    }
}

extension LayoutNode {
    /// The first view with a context menu in the subtree of this node.
    var firstContextMenu: InputLayoutNode? {
        if let input = self as? InputLayoutNode, input.handler?.hasContextMenu == true { return input }
        for child in children { if let found = child.firstContextMenu { return found } }
        return nil
    }
}
