import CursesUITerminal

/// The arrow keys of a disclosure group outside of a list. The right arrow expands the group, or moves into it if it is
/// expanded. The left arrow collapses the group, or moves from its content to its label.
struct DisclosureKeys {
    let isExpanded: Binding<Bool>
}

extension DisclosureKeys: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, DisclosureKeys>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, DisclosureKeys>> {
        DisclosureKeysNode(view, in: context)
    }
}

final class DisclosureKeysNode<Content: View>: ModifierNode<Content, DisclosureKeys>, InputHandler {
    private var wrappers = LayoutWrappers<InputLayoutNode>()

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool {
        guard press.modifiers.isEmpty, let focused = layoutContext.focus.focused, focused.caret == nil else {
            return false
        }
        let controls = node.focusableResponders()
        let isOnLabel = controls.first === focused
        switch press.fromLeading(in: environment).key {
        case .rightArrow where isOnLabel: return open(controls)
        case .leftArrow where isOnLabel: return close()
        case .leftArrow: return leave(controls, from: focused)
        default: return false
        }
    }

    private func open(_ controls: [any Responder]) -> Bool {
        if !modifier.isExpanded.wrappedValue {
            modifier.isExpanded.wrappedValue = true
        } else if controls.count > 1 {
            layoutContext.focus.focus(controls[1])
        } else {
            return false
        }
        return true
    }

    private func close() -> Bool {
        guard modifier.isExpanded.wrappedValue else { return false }
        modifier.isExpanded.wrappedValue = false
        return true
    }

    /// Moves the focus to the label, unless the content has another control on the leading side of the focused control.
    private func leave(_ controls: [any Responder], from focused: any Responder) -> Bool {
        let leading = environment.isRightToLeft ? FocusDirection.right : .left
        let isBesideOther = controls.dropFirst().contains {
            $0 !== focused && leading.distance(from: focused.layoutNode, to: $0.layoutNode) != nil
        }
        guard !isBesideOther, let label = controls.first else { return false }
        layoutContext.focus.focus(label)
        return true
    }
}
