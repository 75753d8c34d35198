import CursesUITerminal

/// Handles one of the commands copy, cut and paste while the focus is in a view.
struct ClipboardModifier {
    enum Action {
        /// Returns the items to put on the pasteboard. Without any item, the command goes on to the views around.
        case give(ClipboardCommand, () -> [Any])
        /// Takes the items on the pasteboard.
        case take(accepts: ([Any]) -> Bool, perform: ([Any]) -> Bool)

        var command: ClipboardCommand {
            switch self {
            case .give(let command, _): command
            case .take: .paste
            }
        }
    }

    /// The action; with `nil`, the command goes on to the views around.
    let action: Action?
}

extension ClipboardModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ClipboardModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ClipboardModifier>> {
        ClipboardNode(view, in: context)
    }
}

final class ClipboardNode<Content: View>: ModifierNode<Content, ClipboardModifier>, ClipboardHandler {
    private var wrappers = LayoutWrappers<InputLayoutNode>()

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    private var pasteboard: Pasteboard { environment.pasteboard }

    var clipboardCommand: ClipboardCommand? {
        guard environment.isEnabled, !isRemoved, let action = modifier.action else { return nil }
        if case .take(let accepts, _) = action, !accepts(pasteboard.items) { return nil }
        return action.command
    }

    /// A text field in the view handles these keys itself.
    var keyHints: [KeyHint] {
        guard layoutContext.focus.focused?.takesText != true, let clipboardCommand else { return [] }
        return [clipboardCommand.keyHint]
    }

    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool {
        guard let command = ClipboardCommand(press), modifier.action?.command == command else { return false }
        return performClipboardCommand()
    }

    func performClipboardCommand() -> Bool {
        guard environment.isEnabled else { return false }
        switch modifier.action {
        case .give(_, let items)?:
            let items = items()
            guard !items.isEmpty else { return false }
            pasteboard.put(items)
            return true
        case .take(let accepts, let perform)?:
            let items = pasteboard.items
            return accepts(items) && perform(items)
        case nil:
            return false
        }
    }

    /// Takes text that the terminal pastes.
    func pasted(_ text: String, at node: InputLayoutNode) -> Bool {
        guard environment.isEnabled, case .take(let accepts, let perform)? = modifier.action else { return false }
        return accepts([text]) && perform([text])
    }
}
