import CursesUITerminal

/// The context menu and the primary action of the rows of a list.
struct SelectionMenuModifier<Value: Hashable, Items: View> {
    let items: (Set<Value>) -> Items
    let primaryAction: ((Set<Value>) -> Void)?
    @State private var isPresented = false
    @State private var point = CellPoint.zero
    @State private var values: Set<Value> = []

    init(items: @escaping (Set<Value>) -> Items, primaryAction: ((Set<Value>) -> Void)?) {
        self.items = items
        self.primaryAction = primaryAction
    }
}

extension SelectionMenuModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(SelectionTrigger<Value>(open: opening, primaryAction: primaryAction))
            .menuLayer(isPresented: $isPresented, placement: .attachedTo(point)) { items(values) }
    }

    /// Opens the menu; `nil` if the menu has no items.
    @MainActor
    private var opening: ((Set<Value>, CellPoint) -> Void)? {
        guard Items.self != EmptyView.self else { return nil }
        return { [$isPresented, $point, $values] in
            $values.wrappedValue = $0
            $point.wrappedValue = $1
            $isPresented.wrappedValue = true
        }
    }
}

/// Opens a menu for the rows of a list, and runs an action when a row is opened.
struct SelectionTrigger<Value: Hashable> {
    let open: ((Set<Value>, CellPoint) -> Void)?
    let primaryAction: ((Set<Value>) -> Void)?
}

extension SelectionTrigger: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, SelectionTrigger>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, SelectionTrigger>> {
        SelectionTriggerNode(view, in: context)
    }
}

/// A node around a list that provides the primary action of the rows.
@MainActor
protocol PrimaryActionNode: Node {
    /// Whether rows have a primary action.
    var hasPrimaryAction: Bool { get }

    /// Runs the action with the values of rows; returns whether there is an action for them.
    func runPrimaryAction(_ values: Set<AnyHashable>) -> Bool
}

final class SelectionTriggerNode<Content: View, Value: Hashable>:
    ModifierNode<Content, SelectionTrigger<Value>>, InputHandler, PrimaryActionNode
{
    private var wrappers = LayoutWrappers<InputLayoutNode>()

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    var hasPrimaryAction: Bool { environment.isEnabled && modifier.primaryAction != nil }

    func runPrimaryAction(_ values: Set<AnyHashable>) -> Bool {
        let values = Set(values.compactMap { $0.base as? Value })
        guard environment.isEnabled, !values.isEmpty, let action = modifier.primaryAction else { return false }
        action(values)
        return true
    }

    var keyHints: [KeyHint] {
        // The header of a table is not a row.
        guard layoutContext.focus.focused?.layoutNode.listRow != nil else { return [] }
        let open = modifier.primaryAction == nil ? [] : [KeyHint(.return, title: "Open")]
        return open + (modifier.open == nil ? [] : [KeyHint(.function(9), title: "Menu")])
    }

    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool {
        guard press.opensContextMenu, let row = layoutContext.focus.focused?.layoutNode.listRow else { return false }
        var point = row.screenOrigin - node.screenOrigin
        point.row += row.frame.size.height - 1
        return open(for: row, at: point)
    }

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool {
        guard event.button == .right, event.action == .press else { return false }
        return open(for: node.responder(at: event.position)?.layoutNode.listRow, at: event.position)
    }

    private func open(for row: ListRowLayoutNode?, at point: CellPoint) -> Bool {
        guard environment.isEnabled, let open = modifier.open else { return false }
        open(Set((row?.actionValues ?? []).compactMap { $0.base as? Value }), point)
        return true
    }
}

extension ListRowLayoutNode {
    /// The values that an action on the row applies to: all selected values if the row is selected, or else only the
    /// row's value.
    var actionValues: Set<AnyHashable> {
        guard let tag = selectionTag, let selection = list.selection else { return [] }
        return selection.contains(tag) ? selection.values() : [tag]
    }

    /// Whether the list has a primary action.
    var hasPrimaryAction: Bool {
        responderChain.contains { responder in
            ((responder as? InputLayoutNode)?.handler as? any PrimaryActionNode)?.hasPrimaryAction ?? false
        }
    }

    /// Runs the list's primary action for the row. Returns whether the list has a primary action.
    func runPrimaryAction() -> Bool {
        let values = actionValues
        return responderChain.contains { responder in
            let node = (responder as? InputLayoutNode)?.handler as? any PrimaryActionNode
            return node?.runPrimaryAction(values) ?? false
        }
    }
}

extension View {
    /// Adds a context menu and a primary action to the rows of a list or a table. Both apply to the selected rows.
    ///
    /// ```swift
    /// List(files, selection: $selected) { Text($0.name) }
    ///     .contextMenu(forSelectionType: File.ID.self) { ids in
    ///         Button("Delete", role: .destructive) { delete(ids) }
    ///     } primaryAction: { ids in
    ///         open(ids)
    ///     }
    /// ```
    ///
    /// Return or a double click on a row runs the primary action. The right mouse button, Shift-F10, the menu key,
    /// Alt-Return and F9 open the menu. Both apply to all selected rows if the row is one of them, or else only to the
    /// row. A right click outside the rows opens the menu for an empty selection.
    ///
    /// - Parameters:
    ///   - itemType: the type of the list's selection values.
    ///   - menu: the menu for a set of selection values.
    ///   - primaryAction: the action for a set of selection values.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self,
        @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuModifier(items: menu, primaryAction: primaryAction))
    }
}
