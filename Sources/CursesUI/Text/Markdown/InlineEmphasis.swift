/// Pairs delimiters according to the procedure in CommonMark's appendix ("process emphasis").
enum InlineEmphasis {
    /// The properties on which the search for an opener depends. A search without a result is remembered and not
    /// repeated.
    private struct Search: Hashable {
        let character: Character
        let canOpen: Bool
        let lengthModulo3: Int
        let remaining: Int
    }

    /// Pairs the delimiters from a node on and sets the styles of the enclosed nodes. Afterwards none of the delimiters
    /// is active.
    static func resolve(_ nodes: inout [InlineMarkdown.Node], from bottom: Int) {
        var bottoms: [Search: Int] = [:]
        var closerIndex = bottom
        while closerIndex < nodes.count {
            guard let closer = nodes[closerIndex].delimiter, closer.isActive, closer.canClose,
                closer.remaining > 0
            else {
                closerIndex += 1
                continue
            }
            let search = Search(
                character: closer.character, canOpen: closer.canOpen,
                lengthModulo3: closer.length % 3,
                remaining: closer.character == "~" ? closer.remaining : 0)
            let lowest = bottoms[search] ?? bottom
            let opener = (lowest..<closerIndex).last { pairs(nodes[$0].delimiter, with: closer) }
            guard let opener else {
                bottoms[search] = closerIndex
                if !closer.canOpen { nodes[closerIndex].delimiter?.isActive = false }
                closerIndex += 1
                continue
            }
            pair(&nodes, opener, closerIndex)
        }
        for index in nodes.indices[bottom...] { nodes[index].delimiter?.isActive = false }
    }

    private static func pairs(
        _ opener: InlineMarkdown.Delimiter?,
        with closer: InlineMarkdown.Delimiter
    ) -> Bool {
        guard let opener, opener.isActive, opener.canOpen, opener.remaining > 0,
            opener.character == closer.character
        else { return false }
        if closer.character == "~" { return opener.remaining == closer.remaining }
        // The rule of three, if a delimiter can both open and close.
        if opener.canClose || closer.canOpen {
            return (opener.length + closer.length) % 3 != 0
                || (opener.length % 3 == 0 && closer.length % 3 == 0)
        }
        return true
    }

    private static func pair(_ nodes: inout [InlineMarkdown.Node], _ opener: Int, _ closer: Int) {
        let available = min(nodes[opener].delimiter!.remaining, nodes[closer].delimiter!.remaining)
        let used = min(available, 2)
        for index in (opener + 1)..<closer {
            nodes[index].delimiter?.isActive = false
            if nodes[opener].delimiter!.character == "~" {
                nodes[index].style.isStruckThrough = true
            } else if used == 2 {
                nodes[index].style.isBold = true
            } else {
                nodes[index].style.isItalic = true
            }
        }
        nodes[opener].delimiter!.remaining -= used
        nodes[closer].delimiter!.remaining -= used
    }
}
