import CursesUI

extension View {
    /// Runs an action for a command of AppKit's responder chain while the focus is in the view.
    ///
    /// The commands that keys stand for in a terminal are those that copy, cut and paste (`copy:`, `cut:`, `paste:`),
    /// cancel (`cancelOperation:`), delete (`delete:`, `deleteBackward:`, `deleteForward:`), select everything
    /// (`selectAll:`), insert a new line (`insertNewline:`), move (`moveUp:`, `moveDown:`, `moveLeft:`, `moveRight:`)
    /// and turn pages (`scrollPageUp:`, `scrollPageDown:`). Other commands are never sent. With `nil`, a key keeps its
    /// default effect.
    nonisolated public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
        let command = CommandSelector(named: selector.name)
        return onKeyPress { press in
            guard let action, command?.matches(press) == true else { return .ignored }
            action()
            return .handled
        }
    }
}

/// The keys for a command of AppKit.
private struct CommandSelector {
    private let keys: [(KeyEquivalent, EventModifiers)]

    init?(named name: String) {
        guard let keys = Self.keys[name.hasSuffix(":") ? String(name.dropLast()) : name] else { return nil }
        self.keys = keys
    }

    func matches(_ press: KeyPress) -> Bool {
        keys.contains { $0.0 == press.key && $0.1 == press.modifiers }
    }

    private static let keys: [String: [(KeyEquivalent, EventModifiers)]] = [
        "copy": [("w", .option), ("c", .command)],
        "cut": [("x", .control), ("x", .command)],
        "paste": [("y", .control), ("v", .control), ("v", .command)],
        "selectAll": [("a", .control), ("a", .option), ("a", .command)],
        "cancelOperation": [(.escape, [])],
        "delete": [(.delete, []), (.deleteForward, [])],
        "deleteBackward": [(.delete, [])],
        "deleteForward": [(.deleteForward, [])],
        "insertNewline": [(.return, [])],
        "moveUp": [(.upArrow, [])],
        "moveDown": [(.downArrow, [])],
        "moveLeft": [(.leftArrow, [])],
        "moveRight": [(.rightArrow, [])],
        "scrollPageUp": [(.pageUp, [])],
        "scrollPageDown": [(.pageDown, [])],
    ]
}
