import Foundation

/// Arranges the blocks of an attributed string vertically, as `Text` shows them.
///
/// On Apple platforms a `Text` joins all blocks into one line. That is unreadable, and a terminal has no other way to
/// show a document in a single text.
struct PresentedLines {
    private var text = StyledText()
    private var last: PresentationIntent?

    /// Returns the text of an attributed string, with the styles of its runs.
    static func text(of string: AttributedString, style: (AttributeContainer) -> RunStyle) -> StyledText {
        var lines = PresentedLines()
        for run in string.runs {
            let intent = run.attributes[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self]
            lines.add(String(string[run.range].characters), style(run.attributes), intent)
        }
        return lines.text
    }

    private mutating func add(_ string: String, _ style: RunStyle, _ intent: PresentationIntent?) {
        var style = style
        var string = string
        if let intent {
            if intent != last { begin(intent) }
            switch intent.components.first?.kind {
            case .header: style.isBold = true
            case .tableCell: if intent.isInHeader { style.isBold = true }
            case .codeBlock: string = string.hasSuffix("\n") ? String(string.dropLast()) : string
            default: break
            }
        }
        text.append(string, style: style)
        last = intent ?? last
    }

    /// Begins a block on a new line, with the marker of its list item or quotation.
    private mutating func begin(_ intent: PresentationIntent) {
        if let last {
            if intent.isInSameRow(as: last) { return text.append("  ") }
            text.append(intent.follows(last) ? "\n" : "\n\n")
        }
        let known = Set(last?.components ?? [])
        for (place, component) in intent.components.enumerated().reversed() {
            switch component.kind {
            case .blockQuote: text.append("│ ")
            case .listItem(let ordinal):
                let isOrdered = intent.components.dropFirst(place + 1).first?.kind == .orderedList
                let marker = isOrdered ? "\(ordinal). " : "• "
                text.append(known.contains(component) ? String(repeating: " ", count: marker.count) : marker)
            default: break
            }
        }
    }
}

extension PresentationIntent {
    fileprivate var isInHeader: Bool { components.contains { $0.kind == .tableHeaderRow } }

    private var row: IntentType? {
        components.first { component in
            switch component.kind {
            case .tableHeaderRow, .tableRow: true
            default: false
            }
        }
    }

    fileprivate func isInSameRow(as other: PresentationIntent) -> Bool { row != nil && row == other.row }

    /// Returns whether no blank line separates the part from `other`, because both are in the same list, quotation or
    /// table.
    fileprivate func follows(_ other: PresentationIntent) -> Bool {
        guard let outermost = components.last, components.count > 1 else { return false }
        return outermost == other.components.last
    }
}
