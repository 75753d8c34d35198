import CursesUITerminal

/// A key that selects a tab.
enum TabKey {
    case place(Int)
    case next, previous
    /// The neighbour in a direction: 1 for the next tab, -1 for the previous one.
    case neighbour(Int)

    init?(_ press: KeyPress) {
        switch (press.key, press.modifiers) {
        case (.pageDown, .control): self = .next
        case (.pageUp, .control): self = .previous
        case (.tab, .control): self = .next
        case (.tab, [.control, .shift]): self = .previous
        case (let key, .option):
            guard let number = key.character.wholeNumberValue, number > 0 else { return nil }
            self = .place(number - 1)
        default: return nil
        }
    }

    /// Returns the index of the tab that the key selects; `nil` if there is none.
    ///
    /// - Parameter tabs: whether each tab can be selected. The keys for neighbouring tabs skip the others.
    func index(from current: Int, of tabs: [Bool]) -> Int? {
        let count = tabs.count
        guard count > 0 else { return nil }
        switch self {
        case .place(let index): return index < count && tabs[index] ? index : nil
        case .neighbour(let step):
            let index = current + step
            return tabs.indices.contains(index) && tabs[index] ? index : nil
        case .next: return (1...count).lazy.map { (current + $0) % count }.first { tabs[$0] }
        case .previous: return (1...count).lazy.map { (current + count - $0) % count }.first { tabs[$0] }
        }
    }
}

/// Handles the keys that select tabs, wherever in the view the focus is. If the focus is in the bar, these keys move it
/// into the tab. Pages are also turned by the arrow keys that nothing else uses; without a bar and without controls, the
/// pages as a whole take the focus. Pages in a tab of another tab view leave the keys that select tabs to that one.
struct TabKeys {
    let look: TabViewLook
    let count: Int
    let action: @MainActor (TabKey) -> Bool
}

extension TabKeys: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, TabKeys>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, TabKeys>> {
        TabKeysNode(view, in: context)
    }
}

/// A view whose keys select tabs.
private protocol TabChooser: InputHandler {}

final class TabKeysNode<Content: View>: ModifierNode<Content, TabKeys>, TabChooser {
    private var wrappers = LayoutWrappers<InputLayoutNode>()

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    var keyHints: [KeyHint] {
        if modifier.look == .bare || wrappers.all.contains(where: leavesTabs) {
            return [KeyHint(.leftArrow, .rightArrow, title: "Page")]
        }
        return [KeyHint(.pageUp, .pageDown, modifiers: .control, title: "Tab", scope: .screen)]
    }

    var hasScreenKeys: Bool { true }

    private var hasPages: Bool { modifier.look == .pages || modifier.look == .bare }

    /// Returns whether the keys that select tabs are those of a tab view around the pages.
    private func leavesTabs(at node: InputLayoutNode) -> Bool {
        hasPages
            && sequence(first: node, next: \.parent).dropFirst().contains {
                ($0 as? InputLayoutNode)?.handler is any TabChooser
            }
    }

    func canBeFocused(at node: InputLayoutNode) -> Bool {
        modifier.look == .bare && modifier.count > 1 && environment.isEnabled
            && node.responderCountsBelow.focusable == 0
    }

    override func modifierDidChange(from old: TabKeys) {
        guard modifier.look != old.look || modifier.count != old.count else { return }
        for wrapper in wrappers.all { wrapper.responderMayDiffer() }
    }

    func unusedKeyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool {
        guard hasPages, press.modifiers.isEmpty else { return false }
        switch press.fromLeading(in: environment).key {
        case .leftArrow: return modifier.action(.neighbour(-1))
        case .rightArrow: return modifier.action(.neighbour(1))
        default: return false
        }
    }

    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool {
        guard let key = TabKey(press), !leavesTabs(at: node), modifier.action(key) else { return false }
        if layoutContext.focus.focused?.isInBar == true { layoutContext.focus.enter(node) }
        return true
    }
}
