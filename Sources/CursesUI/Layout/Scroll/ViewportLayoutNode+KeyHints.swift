extension ViewportLayoutNode {
    /// The hints for the keys that scroll: the arrows for the axes with hidden content, and the page keys.
    var keyHints: [KeyHint] {
        var hints: [KeyHint] = []
        if configuration.isRefreshable { hints.append(KeyHint(.function(5), title: "Refresh", scope: .screen)) }
        if furthest(.vertical) > 0 {
            hints.append(KeyHint(.upArrow, .downArrow, title: "Scroll", scope: .movement))
            hints.append(KeyHint(.pageUp, .pageDown, title: "Page", scope: .movement))
            hints.append(KeyHint(.home, .end, title: "Ends", scope: .movement))
        }
        if furthest(.horizontal) > 0 {
            hints.append(KeyHint(.leftArrow, .rightArrow, title: "Scroll", scope: .movement))
        }
        return hints
    }
}
