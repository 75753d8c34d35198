import CursesUITerminal

/// A control that a key can trigger from anywhere.
@MainActor
protocol ShortcutTarget: Responder {
    var shortcut: KeyboardShortcut? { get }
    /// The title of its action, in a word or two.
    var keyTitle: String { get }
    /// Its label, under which the command palette lists it; `nil` if it has none.
    var commandTitle: String? { get }
    /// Whether it is a command, which is not visible.
    var isCommand: Bool { get }
    func trigger()
}

/// The controls that have a shortcut.
@MainActor
final class ShortcutRegistry {
    private struct Entry {
        weak var target: (any ShortcutTarget)?
        /// Controls that are not laid out keep the order in which they were made.
        let number: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// How often a control with a shortcut was made, changed or removed.
    private(set) var changes = 0

    /// Records whether a control has a shortcut.
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

    /// The commands in a tree that are not visible, in the order in which they were made.
    func commands(in root: LayoutNode) -> [any ShortcutTarget] {
        entries.values.sorted { $0.number < $1.number }.compactMap(\.target).filter {
            $0.isCommand && $0.canBeFocused && $0.layoutNode.isIn(root)
        }
    }

    /// Called when a control has a new description: its title may differ.
    func controlDidChange(_ target: any ShortcutTarget) {
        if entries[ObjectIdentifier(target)] != nil { changes += 1 }
    }

    /// The hints for the shortcuts of the controls in a tree, in layout order.
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
            // Most terminals report Control. If Control with the key is taken, Alt may be free.
            let presses = [hint.modifiers, hint.modifiers.subtracting(.control).union(.option)].map {
                KeyPress(shortcut.key, modifiers: $0)
            }
            guard let free = presses.first(where: { shortcut.matches($0) && !isTaken($0) }) else { return nil }
            hint.modifiers = free.modifiers
            return hint
        }
    }

    /// Triggers the first control in layout order whose shortcut matches a key press; returns whether there is one.
    /// Controls that can be reached come before those that are hidden.
    func trigger(_ press: KeyPress, in root: LayoutNode?) -> Bool {
        let matches = entries.values.compactMap(\.target).filter {
            $0.shortcut?.matches(press) == true && $0.canBeFocused && $0.layoutNode.isIn(root)
        }
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
}

extension LayoutNode {
    /// The first responder in layout order that meets a condition, whether it can be reached or not.
    fileprivate func firstResponder(where isMeant: (any Responder) -> Bool) -> (any Responder)? {
        if let responder, isMeant(responder) { return responder }
        for child in children {
            if let found = child.firstResponder(where: isMeant) { return found }
        }
        return nil
    }
}
