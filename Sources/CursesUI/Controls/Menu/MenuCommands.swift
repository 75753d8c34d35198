/// Lists the rows of a closed menu in the command palette.
///
/// The rows are created only while the palette is open.
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
