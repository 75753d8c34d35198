/// Pairs delimiters according to the procedure in CommonMark's appendix ("process emphasis").
enum InlineEmphasis {
    /// The properties that determine the search for an opener. A search without a result is remembered, and not
    /// repeated.
    private struct Search: Hashable {
        let character: Character
        let canOpen: Bool
        let lengthModulo3: Int
        let remaining: Int
    }

    /// A span of nodes between a pair of delimiters.
    private struct Span {
        let opener: Int
        let closer: Int
        let style: WritableKeyPath<RunStyle, Bool?>
    }

    /// Pairs the delimiters from a node on, and sets the styles of the nodes between them. Afterwards all of these
    /// delimiters are inactive.
    ///
    /// The time is linear: a search passes only openers that it removes or that the next search of the same kind skips,
    /// and the styles of all spans are set in a single pass.
    static func resolve(_ nodes: inout [InlineMarkdown.Node], from bottom: Int) {
        var bottoms: [Search: Int] = [:]
        var openers: [Int] = []
        var spans: [Span] = []
        var index = bottom
        while index < nodes.count {
            guard let delimiter = nodes[index].delimiter, delimiter.isActive, delimiter.remaining > 0 else {
                index += 1
                continue
            }
            if delimiter.canClose, let opener = takeOpener(for: index, nodes, &openers, &bottoms, from: bottom) {
                spans.append(pair(&nodes, opener, index))
                if nodes[opener].delimiter!.remaining > 0 { openers.append(opener) }
                continue
            }
            if delimiter.canOpen { openers.append(index) }
            index += 1
        }
        apply(spans, to: &nodes, from: bottom)
        for index in nodes.indices[bottom...] { nodes[index].delimiter?.isActive = false }
    }

    /// Finds the opener of a closer, and removes it and the openers after it.
    private static func takeOpener(
        for closerIndex: Int,
        _ nodes: [InlineMarkdown.Node],
        _ openers: inout [Int],
        _ bottoms: inout [Search: Int],
        from bottom: Int
    ) -> Int? {
        let closer = nodes[closerIndex].delimiter!
        let search = Search(
            character: closer.character, canOpen: closer.canOpen,
            lengthModulo3: closer.length % 3,
            remaining: closer.character == "~" ? closer.remaining : 0)
        let lowest = bottoms[search] ?? bottom
        var place = openers.count - 1
        while place >= 0, openers[place] >= lowest {
            if pairs(nodes[openers[place]].delimiter, with: closer) {
                let opener = openers[place]
                openers.removeSubrange(place...)
                return opener
            }
            place -= 1
        }
        bottoms[search] = closerIndex
        return nil
    }

    /// Sets the styles of the nodes in the spans.
    private static func apply(_ spans: [Span], to nodes: inout [InlineMarkdown.Node], from bottom: Int) {
        for style in [\RunStyle.isBold, \.isItalic, \.isStruckThrough] {
            var changes: [Int: Int] = [:]
            for span in spans where span.style == style {
                changes[span.opener + 1, default: 0] += 1
                changes[span.closer, default: 0] -= 1
            }
            guard !changes.isEmpty else { continue }
            var depth = 0
            for index in nodes.indices[bottom...] {
                depth += changes[index] ?? 0
                if depth > 0 { nodes[index].style[keyPath: style] = true }
            }
        }
    }

    private static func pairs(
        _ opener: InlineMarkdown.Delimiter?,
        with closer: InlineMarkdown.Delimiter
    ) -> Bool {
        guard let opener, opener.isActive, opener.canOpen, opener.remaining > 0,
            opener.character == closer.character
        else { return false }
        if closer.character == "~" { return opener.remaining == closer.remaining }
        // The rule of three, for a delimiter that can both open and close.
        if opener.canClose || closer.canOpen {
            return (opener.length + closer.length) % 3 != 0
                || (opener.length % 3 == 0 && closer.length % 3 == 0)
        }
        return true
    }

    private static func pair(_ nodes: inout [InlineMarkdown.Node], _ opener: Int, _ closer: Int) -> Span {
        let available = min(nodes[opener].delimiter!.remaining, nodes[closer].delimiter!.remaining)
        let used = min(available, 2)
        nodes[opener].delimiter!.remaining -= used
        nodes[closer].delimiter!.remaining -= used
        let isStrike = nodes[opener].delimiter!.character == "~"
        let style = isStrike ? \RunStyle.isStruckThrough : used == 2 ? \.isBold : \.isItalic
        return Span(opener: opener, closer: closer, style: style)
    }
}
