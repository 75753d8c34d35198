/// Lists the rows of a menu in the command palette, although the menu is closed.
///
/// The rows are made when the palette opens.
struct MenuCommands<Items: View> {
    /// The title of the menu, which prefixes the titles of the rows.
    let title: Text?
    let items: Items
    @Environment(\.commandPalette) private var palette

    init(title: Text?, items: Items) {
        self.title = title
        self.items = items
    }
}

extension MenuCommands: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            LayeredModifier(
                layer: KeysOnly {
                    if palette?.isOpen == true { items.environment(\.commandGroup, title) }
                }
                .accessibilityHidden(true),
                alignment: .topLeading,
                isInFront: false
            )
        )
    }
}
