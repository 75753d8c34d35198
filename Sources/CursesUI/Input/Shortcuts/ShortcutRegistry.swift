import CursesUITerminal

/// A control that a key can trigger from anywhere.
@MainActor
protocol ShortcutTarget: Responder {
    var shortcut: KeyboardShortcut? { get }
    func trigger()
}

/// The controls that have a shortcut.
@MainActor
final class ShortcutRegistry {
    private struct Entry {
        weak var target: (any ShortcutTarget)?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Records whether a control has a shortcut.
    func update(_ target: any ShortcutTarget) {
        let id = ObjectIdentifier(target)
        entries[id] = target.shortcut == nil ? nil : Entry(target: target)
    }

    func remove(_ target: any ShortcutTarget) {
        entries[ObjectIdentifier(target)] = nil
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
