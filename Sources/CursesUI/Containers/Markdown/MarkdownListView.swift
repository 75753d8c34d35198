import CursesUITerminal

/// A list of a Markdown document, with bullets, numbers or check boxes.
struct MarkdownListView: View {
    let list: MarkdownList
    let document: MarkdownDocument
    @Environment(\.theme) private var theme

    var body: some View {
        let markers = list.items.indices.map(marker)
        let width = markers.map { TextWidth.columns(of: $0) }.max() ?? 0
        VStack(alignment: .leading, rows: list.isTight ? 0 : 1) {
            ForEach(list.items.indices, id: \.self) { place in
                HStack(alignment: .top, columns: 1) {
                    Text(verbatim: markers[place]).frame(columns: width, alignment: .trailing)
                        .foregroundStyle(theme.colors.accent)
                    MarkdownBlocks(
                        blocks: list.items[place].blocks,
                        document: document,
                        spacing: list.isTight ? 0 : 1
                    )
                }
            }
        }
    }

    private func marker(_ place: Int) -> String {
        switch (list.items[place].isChecked, list.kind) {
        case (true?, _): theme.symbols.checkboxOn
        case (false?, _): theme.symbols.checkboxOff
        case (nil, .ordered(let start)): "\(start + place)."
        case (nil, .bullet): theme.symbols.bullet
        }
    }
}
