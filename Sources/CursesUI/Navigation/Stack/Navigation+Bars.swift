extension Navigation {
    /// The bar properties that a screen has set.
    struct Bar {
        var title: Text?
        var hidesBackButton = false
        var hidesTabBar = false
    }

    /// The title of the front screen.
    var shownTitle: Text? { bars[key(of: entries.last)]?.title }

    /// Whether the front screen hides the back button.
    var hidesBackButton: Bool { bars[key(of: entries.last)]?.hidesBackButton ?? false }

    /// Returns the title of the screen beneath an entry's screen.
    func title(before entry: NavigationEntry?) -> Text? {
        _ = titleRevision.value
        guard let index = entries.firstIndex(where: { $0 === entry }) else { return nil }
        return bars[key(of: index > 0 ? entries[index - 1] : nil)]?.title
    }

    func setTitle(_ title: Text?, of entry: NavigationEntry?) {
        if bars[key(of: entry)]?.title != title { titleRevision.value += 1 }
        bars[key(of: entry), default: Bar()].title = title
        titleDidChange()
    }

    /// Whether the front screen hides the bar of the tabs around the stack.
    var hidesTabBar: Bool { bars[key(of: entries.last)]?.hidesTabBar ?? false }

    func setHidesTabBar(_ hides: Bool, of entry: NavigationEntry?) {
        bars[key(of: entry), default: Bar()].hidesTabBar = hides
        titleDidChange()
    }

    func setHidesBackButton(_ hides: Bool, of entry: NavigationEntry?) {
        bars[key(of: entry), default: Bar()].hidesBackButton = hides
    }

    private func key(of entry: NavigationEntry?) -> ObjectIdentifier {
        entry.map(ObjectIdentifier.init) ?? ObjectIdentifier(self)
    }
}
