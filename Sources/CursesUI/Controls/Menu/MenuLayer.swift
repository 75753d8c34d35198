/// The content of a `Menu`, of a context menu or of the menu bar, in a layer above the screen.
struct MenuLayer<Items: View> {
    @Binding private var isPresented: Bool
    /// Closes the menus that contain this submenu; `nil` for a menu that is not a submenu.
    private let outer: MenuDismissal?
    private let items: Items
    @Environment(\.layoutDirection) private var layoutDirection

    fileprivate init(isPresented: Binding<Bool>, outer: MenuDismissal?, items: Items) {
        _isPresented = isPresented
        self.outer = outer
        self.items = items
    }
}

extension MenuLayer: View {
    var body: some View {
        MenuPanel {
            items
                .buttonStyle(MenuButtonStyle())
                .toggleStyle(MenuToggleStyle())
                .pickerStyle(.inline)
        }
        .onKeyPress(layoutDirection.keyToLeading) {
            guard outer != nil else { return .ignored }
            isPresented = false
            return .handled
        }
        .modifier(
            KeyHintModifier(hints: outer == nil ? [] : [KeyHint(layoutDirection.keyToLeading, title: "Back")])
        )
        .environment(\.menuDismissal, dismissal)
    }

    /// Closes this menu and the menus that contain it.
    @MainActor
    private var dismissal: MenuDismissal {
        MenuDismissal(isPresented: $isPresented, outer: outer.map { outer in { outer.dismiss() } })
    }
}

extension View {
    /// Shows a menu while a binding is true.
    ///
    /// - Parameters:
    ///   - placement: where the menu appears.
    ///   - outer: closes the menus that contain this submenu; `nil` for a menu that is not a submenu.
    nonisolated func menuLayer<Items: View>(
        isPresented: Binding<Bool>,
        placement: LayerOptions.Placement,
        outer: MenuDismissal? = nil,
        @ViewBuilder items: @escaping () -> Items
    ) -> some View {
        // Each row dismisses the menu itself, because a row that opens a submenu must leave it open.
        layer(isPresented: isPresented, options: LayerOptions(placement: placement, actsOnWindow: true)) {
            MenuLayer(isPresented: isPresented, outer: outer, items: items())
        }
    }
}

extension LayoutDirection {
    /// The arrow key that points to the trailing edge.
    var keyToTrailing: KeyEquivalent { self == .rightToLeft ? .leftArrow : .rightArrow }
    /// The arrow key that points to the leading edge.
    var keyToLeading: KeyEquivalent { self == .rightToLeft ? .rightArrow : .leftArrow }
}
