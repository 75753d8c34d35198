/// The labels of the tabs below each other, in their sections, with the views that the app adds to the sidebar.
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
                        ForEach(sections) { section in
                            if let title = section.title {
                                Section {
                                    rows(section.tabs)
                                } header: {
                                    TabSectionHeader(title: title)
                                }
                            } else {
                                rows(section.tabs)
                            }
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
    private func rows(_ tabs: [TabInfo]) -> some View {
        ForEach(tabs) { tab in
            TabLabel(item: tab.item, number: tab.id + 1)
                .bold(tab.id == selected)
                .lineLimit(1)
                .selectionDisabled(!tab.isEnabled)
                .accessibility { $0.role = .tab }
        }
    }

    /// The tabs in runs: neighbours in the same section, or in none.
    @MainActor
    private var sections: [TabRun] {
        tabs.reduce(into: []) { runs, tab in
            let title = tab.item?.section.value
            if let last = runs.indices.last, runs[last].title?.id == title?.id {
                runs[last].tabs.append(tab)
            } else {
                runs.append(TabRun(title: title, tabs: [tab]))
            }
        }
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

/// Neighbouring tabs of the same section, or of none.
private struct TabRun: Identifiable {
    let title: TabSectionTitle?
    var tabs: [TabInfo]

    var id: Int { tabs[0].id }
}

/// The header of a section of tabs on one line, with its actions at the end of the row.
///
/// The actions show their icons alone, as in Apple's sidebars, and keep their width: a long title is cut.
private struct TabSectionHeader: View {
    let title: TabSectionTitle

    var body: some View {
        if let actions = title.actions {
            HStack(columns: 1) {
                header.frame(maxWidth: .infinity, alignment: .leading)
                HStack(columns: 1) { actions }
                    .labelStyle(.iconOnly)
                    .layoutPriority(1)
            }
        } else {
            header
        }
    }

    @MainActor
    private var header: some View {
        title.header.lineLimit(1)
    }
}
