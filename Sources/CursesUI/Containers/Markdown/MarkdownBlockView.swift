/// A block of a Markdown document.
struct MarkdownBlockView: View {
    let block: MarkdownBlock
    let document: MarkdownDocument
    @Environment(\.theme) private var theme

    var body: some View {
        switch block {
        case .paragraph(let text): MarkdownTextView(text: text, document: document)
        case .heading(let level, let text): heading(level, MarkdownTextView(text: text, document: document))
        case .thematicBreak: Divider()
        case .codeBlock(let block): MarkdownCodeView(block: block)
        case .html(let text): Text(verbatim: text.trimmed).foregroundStyle(.secondary)
        case .blockQuote(let blocks):
            HStack(alignment: .top, columns: 1) {
                Divider()
                MarkdownBlocks(blocks: blocks, document: document)
            }
            .fixedSize(horizontal: false, vertical: true)
            .foregroundStyle(.secondary)
        case .list(let list): MarkdownListView(list: list, document: document)
        case .table(let table): MarkdownTableView(table: table, document: document)
        }
    }

    @ViewBuilder
    private func heading(_ level: Int, _ title: some View) -> some View {
        switch level {
        case 1:
            VStack(alignment: .leading, spacing: 0) {
                title.bold().foregroundStyle(theme.colors.accent)
                Divider()
            }
            .accessibilityAddTraits(.isHeader)
        case 2: title.bold().underline().accessibilityAddTraits(.isHeader)
        default: title.bold().accessibilityAddTraits(.isHeader)
        }
    }
}

/// The inline text of a block. Code spans have the accent colour.
struct MarkdownTextView: View {
    let text: MarkdownText
    let document: MarkdownDocument
    @Environment(\.theme) private var theme

    var body: some View {
        Text(content: document.styledText(text).highlightingCode(in: theme.colors.accent))
    }
}

extension StyledText {
    fileprivate func highlightingCode(in color: Color) -> StyledText {
        guard runs.contains(where: { $0.style.isCode == true }) else { return self }
        return runs.reduce(into: StyledText()) { text, run in
            let style = run.style.isCode == true ? RunStyle(foreground: .color(color)) : RunStyle()
            text.append(run.text, style: run.style.over(style))
        }
    }
}

extension String {
    /// The text without trailing line breaks.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.last?.isNewline == true { text.removeLast() }
        return String(text)
    }
}

/// A block of code in a box, with the name of its language.
struct MarkdownCodeView: View {
    let block: MarkdownCodeBlock
    @Environment(\.theme) private var theme

    var body: some View {
        GroupBox {
            Text(content: code).frame(maxWidth: .infinity, alignment: .leading)
                // Code is written from left to right in every language.
                .environment(\.layoutDirection, .leftToRight)
        } label: {
            Text(verbatim: block.language ?? "")
        }
    }

    private var code: StyledText {
        CodeHighlighter.parts(of: block.code.trimmed, language: block.language).reduce(into: StyledText()) {
            $0.append(String($1.text), style: $1.kind.map(style) ?? RunStyle())
        }
    }

    private func style(_ kind: CodeToken.Kind) -> RunStyle {
        switch kind {
        case .keyword: RunStyle(isBold: true, foreground: .color(theme.colors.accent))
        case .string: RunStyle(foreground: .color(theme.colors.success))
        case .number: RunStyle(foreground: .color(theme.colors.warning))
        case .comment: RunStyle(isItalic: true, foreground: .color(theme.colors.secondary))
        }
    }
}
