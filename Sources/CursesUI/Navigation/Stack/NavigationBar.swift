/// The bar at the top of a screen: the back button, the title, and toolbar items.
struct NavigationBar {
    struct Back {
        /// The title of the screen beneath.
        let title: Text?
        let action: @MainActor () -> Void
    }

    let title: Text?
    let items: [ToolbarEntry]
    let back: Back?
    @Environment(\.themeSymbols) private var symbols

    init(title: Text?, items: [ToolbarEntry], back: Back?) {
        self.title = title
        self.items = items
        self.back = back
    }
}

extension NavigationBar: View {
    var body: some View {
        VStack(spacing: 0) {
            BarStack {
                HStack(columns: 2) {
                    if let back {
                        Button(action: back.action) {
                            Text(verbatim: symbols.back + " ") + (back.title ?? Text("Back"))
                        }
                        .buttonStyle(.plain)
                    }
                    BarItems(items: items, area: .leading)
                }
                .barControls()
                ZStack {
                    if items.contains(where: { $0.placement.area == .title }) {
                        HStack(columns: 2) { BarItems(items: items, area: .title) }
                    } else {
                        (title ?? Text(verbatim: "")).bold().lineLimit(1)
                    }
                }
                HStack(columns: 2) { BarItems(items: items, area: .trailing) }
                    .barControls()
            }
            Divider()
        }
        .modifier(FocusGroupModifier())
    }
}

/// The bar at the bottom of a screen.
struct BottomBar {
    let items: [ToolbarEntry]
}

extension BottomBar: View {
    var body: some View {
        VStack(spacing: 0) {
            Divider()
            HStack(columns: 2) { BarItems(items: items, area: .bottom) }
                .barControls()
        }
        .modifier(FocusGroupModifier())
    }
}

/// The toolbar items of one area.
private struct BarItems: View {
    let items: [ToolbarEntry]
    let area: ToolbarItemPlacement.Area

    var body: some View {
        let shown = items.filter { $0.placement.area == area }
        ForEach(shown.indices, id: \.self) { shown[$0].content }
    }
}

extension View {
    nonisolated fileprivate func barControls() -> some View {
        environment(\.isInBar, true).lineLimit(1)
    }
}
