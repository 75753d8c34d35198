import CursesUITerminal

/// A control that a key can trigger wherever the focus is.
@MainActor
protocol ShortcutTarget: Responder {
    var shortcut: KeyboardShortcut? { get }
    /// The title of the control's action, in a word or two.
    var keyTitle: String { get }
    /// The label of the control, which the command palette shows; `nil` if it has none.
    var commandTitle: String? { get }
    /// Whether the control is a command, which is not visible.
    var isCommand: Bool { get }
    func trigger()
}

/// Keeps track of the controls that have a shortcut, and of the commands.
@MainActor
final class ShortcutRegistry {
    private struct Entry {
        weak var target: (any ShortcutTarget)?
        /// The sequence number of the registration. Controls that are not laid out are ordered by it.
        let number: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of times that a registered control was added, changed or removed.
    private(set) var changes = 0

    /// Adds, updates or removes the entry of a control, depending on whether it has a shortcut.
    func update(_ target: any ShortcutTarget) {
        let id = ObjectIdentifier(target)
        if target.shortcut == nil, !target.isCommand {
            if entries.removeValue(forKey: id) != nil { changes += 1 }
        } else {
            changes += 1
            entries[id] = Entry(target: target, number: entries[id]?.number ?? changes)
        }
    }

    func remove(_ target: any ShortcutTarget) {
        if entries.removeValue(forKey: ObjectIdentifier(target)) != nil { changes += 1 }
    }

    /// Returns the invisible commands in a tree, in order of registration.
    func commands(in root: LayoutNode) -> [any ShortcutTarget] {
        entries.values.sorted { $0.number < $1.number }.compactMap(\.target).filter {
            $0.isCommand && $0.canBeFocused && $0.layoutNode.isIn(root)
        }
    }

    /// Called when the description of a control has changed, because its title may be different.
    func controlDidChange(_ target: any ShortcutTarget) {
        if entries[ObjectIdentifier(target)] != nil { changes += 1 }
    }

    /// Returns the hints for the shortcuts of the controls in a tree, in layout order.
    ///
    /// - Parameter isTaken: whether the focused responder uses a key itself, so that the hint must not name it.
    func hints(in root: LayoutNode?, without isTaken: (KeyPress) -> Bool) -> [KeyHint] {
        let targets = entries.values.compactMap {
            entry -> (target: any ShortcutTarget, place: CellPoint, number: Int)? in
            guard let target = entry.target, target.canBeFocused, target.layoutNode.isIn(root) else { return nil }
            return (target, target.layoutNode.screenOrigin, entry.number)
        }
        let ordered = targets.sorted {
            ($0.place.row, $0.place.column, $0.number) < ($1.place.row, $1.place.column, $1.number)
        }
        return ordered.compactMap { target, _, _ in
            guard let shortcut = target.shortcut else { return nil }
            var hint = KeyHint(shortcut, title: target.keyTitle)
            // Most terminals report Control. If the focused text uses the key with Control, Alt may still be free.
            let presses = [hint.modifiers, hint.modifiers.subtracting(.control).union(.option)].map {
                KeyPress(shortcut.key, modifiers: $0)
            }
            guard let free = presses.first(where: { shortcut.matches($0) && !isTaken($0) }) else { return nil }
            hint.modifiers = free.modifiers
            return hint
        }
    }

    /// Triggers the first control in layout order whose shortcut matches a key press; returns whether there is such a
    /// control. Visible controls come before hidden ones.
    func trigger(_ press: KeyPress, in root: LayoutNode?) -> Bool {
        let matches = targets(of: press, in: root)
        guard matches.count > 1 else {
            matches.first?.trigger()
            return !matches.isEmpty
        }
        let first =
            root?.focusableResponders().first { responder in matches.contains { $0 === responder } }
            ?? root?.firstResponder { responder in matches.contains { $0 === responder } }
        (first as? any ShortcutTarget)?.trigger()
        return first != nil
    }

    /// Whether a control has a shortcut that matches a key press.
    func hasTarget(for press: KeyPress, in root: LayoutNode?) -> Bool { !targets(of: press, in: root).isEmpty }

    private func targets(of press: KeyPress, in root: LayoutNode?) -> [any ShortcutTarget] {
        entries.values.compactMap(\.target).filter {
            $0.shortcut?.matches(press) == true && $0.canBeFocused && $0.layoutNode.isIn(root)
        }
    }
}

extension LayoutNode {
    /// Returns the first responder in layout order that meets a condition, whether it is hidden or not.
    fileprivate func firstResponder(where isMeant: (any Responder) -> Bool) -> (any Responder)? {
        if let responder, isMeant(responder) { return responder }
        for child in children {
            if let found = child.firstResponder(where: isMeant) { return found }
        }
        return nil
    }
}
