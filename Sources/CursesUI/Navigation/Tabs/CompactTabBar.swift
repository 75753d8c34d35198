/// A tab bar for when there is too little space for all labels: it shows the label of the selected tab, and arrows to
/// the neighbouring tabs.
///
/// ```text
/// ‹            Choices 3/7             ›
/// ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
/// ```
struct CompactTabBar {
    let tabs: [TabInfo]
    let selected: Int
    let select: @MainActor (Int) -> Void
    @Environment(\.themeSymbols) private var symbols

    init(tabs: [TabInfo], selected: Int, select: @escaping @MainActor (Int) -> Void) {
        self.tabs = tabs
        self.selected = selected
        self.select = select
    }
}

extension CompactTabBar: View {
    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                arrow(symbols.back, to: selected - 1, named: "Previous tab")
                Spacer(minCells: 0)
                if tabs.indices.contains(selected) {
                    TabLabel(item: tabs[selected].item, number: selected + 1)
                        .bold()
                        .lineLimit(1)
                    Text(verbatim: " \(selected + 1)/\(tabs.count)").lineLimit(1).layoutPriority(1)
                }
                Spacer(minCells: 0)
                arrow(symbols.chevron, to: selected + 1, named: "Next tab")
            }
            TabLine(isHeavy: true)
        }
        .buttonStyle(.plain)
    }

    @MainActor
    private func arrow(_ symbol: String, to index: Int, named name: String) -> some View {
        Button {
            select(index)
        } label: {
            Text(verbatim: " \(symbol) ").fixedSize()
        }
        .disabled(!tabs.indices.contains(index))
        .accessibilityLabel(Text(verbatim: name))
        .layoutPriority(2)
    }
}
