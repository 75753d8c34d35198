import CursesUITerminal

/// Opens a menu for a view: with the right mouse button, or with a key while the focus is in the view.
struct ContextTrigger {
    /// Opens the menu. The argument is the clicked cell; `nil` if a key opens the menu.
    let open: (CellPoint?) -> Void
}

extension ContextTrigger: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ContextTrigger>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ContextTrigger>> {
        ContextTriggerNode(view, in: context)
    }
}

final class ContextTriggerNode<Content: View>: ModifierNode<Content, ContextTrigger>, InputHandler {
    private var wrappers = LayoutWrappers<InputLayoutNode>()

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    /// F9 is the only menu key that every terminal sends.
    var keyHints: [KeyHint] { [KeyHint(.function(9), title: "Menu")] }

    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool {
        // Return and Space tap the view. If the view handles no taps, they open the menu.
        if node.isTapped(by: press) { return true }
        let isMeant = node.isTappedByKeys && (press.matches(.return) || press.matches(.space))
        guard environment.isEnabled, isMeant || press.opensContextMenu else { return false }
        modifier.open(nil)
        return true
    }

    var hasContextMenu: Bool { environment.isEnabled }

    func canBeFocused(at node: InputLayoutNode) -> Bool { !isRemoved && node.isTapTarget }

    var initialFocusRank: Int { -1 }

    override func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        for wrapper in wrappers.all { wrapper.responderMayDiffer() }
        return super.environmentDidChange(keys)
    }

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool {
        guard environment.isEnabled, event.button == .right, event.action == .press else {
            return false
        }
        modifier.open(event.position)
        return true
    }
}

/// The context menu of a view.
struct ContextMenuModifier<Items: View> {
    let items: () -> Items
    @State private var isPresented = false
    @State private var point: CellPoint?

    init(items: @escaping () -> Items) {
        self.items = items
    }
}

extension ContextMenuModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(
                ContextTrigger {
                    point = $0
                    isPresented = true
                }
            )
            .menuLayer(isPresented: $isPresented, placement: point.map { .attachedTo($0) } ?? .attached, items: items)
            .modifier(
                ListRowTraitModifier { [$point, $isPresented] in
                    $0.openMenu = {
                        $point.wrappedValue = nil
                        $isPresented.wrappedValue = true
                    }
                }
            )
    }
}

extension View {
    /// Adds a context menu to the view. The right mouse button opens it at the mouse pointer; Shift-F10, the menu key,
    /// Alt-Return and F9 open it while the focus is in the view, or on the control or the list row that contains the
    /// view. If no view inside or around it can have the focus, the view itself becomes focusable; Return and Space
    /// then open the menu. The menu shows the same rows as a ``Menu``: buttons, toggles, pickers and submenus.
    ///
    /// ```swift
    /// Text(file.name)
    ///     .contextMenu {
    ///         Button("Rename") { rename() }
    ///         Button("Delete", role: .destructive) { delete() }
    ///     }
    /// ```
    ///
    /// ```text
    /// letter.txt
    /// ╭─────────╮
    /// │  Rename │
    /// │  Delete │
    /// ╰─────────╯
    /// ```
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems))
    }

    /// Adds a context menu to the view. A terminal shows no preview.
    nonisolated public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems,
        @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems))
    }

    /// Adds a context menu to the view; with `nil`, there is none. Newer code uses ``View/contextMenu(menuItems:)``.
    nonisolated public func contextMenu<MenuItems: View>(
        _ contextMenu: ContextMenu<MenuItems>?
    ) -> some View {
        modifier(ContextMenuModifier { contextMenu?.items() })
    }
}

/// A context menu for ``View/contextMenu(_:)``.
public struct ContextMenu<MenuItems: View> {
    let items: () -> MenuItems

    /// Creates a menu of buttons.
    public init(@ViewBuilder menuItems: @escaping () -> MenuItems) {
        items = menuItems
    }
}
