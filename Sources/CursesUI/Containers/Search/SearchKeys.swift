import CursesUITerminal

/// The keys of a searchable view. Control-F and `/` move to the field unless the app handles them. Escape clears the
/// field; if the field is empty, Escape leaves it. Return submits the search; if the app does not handle that, it moves
/// the focus to what has been found. Letters that are typed while a suggestion or a token has the focus go on in the
/// field.
struct SearchKeys {
    let text: Binding<String>
    /// Whether the field, or one of its suggestions, tokens or scopes, has the focus.
    let isInField: Bool
    let enter: @MainActor () -> Void
    /// Moves the focus from the field to the searchable view; with `nil`, the first control after the field gets the
    /// focus.
    var leave: (@MainActor () -> Void)?
    /// Called when the user moves the focus to the field or the views that belong to it.
    var begin: @MainActor () -> Void = {}
    /// Called when the focus leaves these views, or Escape leaves the search.
    var end: @MainActor () -> Void = {}
}

extension SearchKeys: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, SearchKeys>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, SearchKeys>> {
        SearchKeysNode(view, in: context)
    }
}

final class SearchKeysNode<Content: View>: ModifierNode<Content, SearchKeys>, InputHandler {
    private var wrappers = LayoutWrappers<InputLayoutNode>()
    private var hasFocus = false

    override func prepare() {
        layoutContext.focus.register(self)
    }

    override func willRemove() {
        super.willRemove()
        layoutContext.focus.unregister(self)
    }

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    var keyHints: [KeyHint] {
        guard environment.isEnabled else { return [] }
        if modifier.isInField {
            return [KeyHint(.escape, title: modifier.text.wrappedValue.isEmpty ? "Leave the search" : "Clear")]
        }
        let isTyping = layoutContext.focus.focused?.caret != nil
        return [
            isTyping
                ? KeyHint("f", modifiers: .control, title: "Search", scope: .screen)
                : KeyHint("/", title: "Search", scope: .screen)
        ]
    }

    var hasSearch: Bool { environment.isEnabled && !modifier.isInField }

    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool {
        guard modifier.isInField else { return false }
        if press.matches(.return) { return leave(node) }
        guard press.matches(.escape) else { return false }
        if !modifier.text.wrappedValue.isEmpty {
            modifier.text.wrappedValue = ""
            return true
        }
        // The focus may have nowhere else to go.
        modifier.end()
        return leave(node)
    }

    func unusedKeyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool {
        guard environment.isEnabled else { return false }
        if modifier.isInField { return types(press, at: node) }
        guard press.matches("f", modifiers: .control) || press.matches("/") else { return false }
        modifier.enter()
        return true
    }

    /// Moves the focus to the field and passes it a key that types or deletes text; returns whether it has done so.
    private func types(_ press: KeyPress, at node: InputLayoutNode) -> Bool {
        guard press.modifiers.subtracting(.shift).isEmpty, press.key.typesText || press.key == .delete,
            let field = node.focusableResponders().first(where: {
                $0.takesText && $0.layoutNode.owner.environment.searchText != nil
            })
        else { return false }
        layoutContext.focus.focus(field)
        return field.keyPressed(press)
    }

    /// Moves the focus from the field to the searchable view. Returns whether something in the view can receive the
    /// focus.
    private func leave(_ node: InputLayoutNode) -> Bool {
        if let leave = modifier.leave {
            leave()
            return true
        }
        let focus = layoutContext.focus
        let content = node.focusableResponders().filter { $0.layoutNode.owner.environment.searchText == nil }
        guard let first = content.firstInRank else { return false }
        focus.focus(first)
        return true
    }
}

extension SearchKeysNode: FocusBindingNode {
    func holds(_ responder: any Responder) -> Bool {
        let owner = responder.layoutNode.owner
        return owner.isInside(self) && owner.environment.searchText != nil
    }

    func focusDidMove() {
        let focus = layoutContext.focus
        if focus.isBehindLayer(layoutNodes.first) { return }
        let hadFocus = hasFocus
        hasFocus = focus.stateHolder.map(holds) ?? false
        if hasFocus {
            // A field that only has the focus because nothing else could have it is not a search yet.
            if !focus.isAutomatic { modifier.begin() }
        } else if hadFocus {
            modifier.end()
        }
    }
}
