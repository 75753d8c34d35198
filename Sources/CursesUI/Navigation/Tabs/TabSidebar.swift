/// The labels of the tabs below each other, with the views that the app adds to the sidebar.
///
/// Up and Down move to a row, and select its tab.
struct TabSidebar {
    let tabs: [TabInfo]
    let selected: Int
    let select: @MainActor (Int) -> Void
    @Environment(\.tabSidebarParts) private var parts

    init(tabs: [TabInfo], selected: Int, select: @escaping @MainActor (Int) -> Void) {
        self.tabs = tabs
        self.selected = selected
        self.select = select
    }
}

extension TabSidebar: View {
    var body: some View {
        HStack(spacing: 0) {
            Viewport(.screen()) {
                VStack(alignment: .leading, spacing: 0) {
                    parts.header
                    List(selection: selection) {
                        ForEach(tabs) { tab in
                            TabLabel(item: tab.item, number: tab.id + 1)
                                .bold(tab.id == selected)
                                .lineLimit(1)
                                .selectionDisabled(!tab.isEnabled)
                                .accessibility { $0.role = .tab }
                        }
                        parts.footer
                    }
                    .listStyle(.sidebar)
                    parts.bottomBar
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
            Divider()
        }
        .environment(\.yieldsInitialFocus, true)
    }

    @MainActor
    private var selection: Binding<Int?> {
        Binding {
            selected
        } set: {
            if let index = $0, index != selected { select(index) }
        }
    }
}
