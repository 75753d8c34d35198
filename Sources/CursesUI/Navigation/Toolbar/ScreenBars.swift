/// The content of the bars of a screen or a window.
struct ScreenBars {
    var title: Text?
    var items: [ToolbarEntry] = []
    var options = NavigationBarOptions()
    /// Whether a text input of the screen has the focus.
    var isTyping = false

    /// Returns the bar at the top; `nil` if it has no content.
    ///
    /// - Parameter isInStack: whether the screen is in a stack, where a title alone is enough for a bar.
    @MainActor
    func top(back: NavigationBar.Back?, isInStack: Bool) -> NavigationBar? {
        let title = options.hidesTitle ? nil : title
        let isNeeded =
            back != nil || isInStack && (title != nil || options.subtitle != nil)
            || items.contains { $0.placement.area != .bottom }
        guard isNeeded, !options.isHidden else { return nil }
        return NavigationBar(
            title: title, subtitle: options.subtitle, place: options.titlePlace, items: items, look: options.looks.top,
            back: back)
    }

    /// The bar at the bottom; `nil` if it has no content.
    var bottom: BottomBar? {
        let shown = items.filter { $0.placement.area == .bottom && (isTyping || $0.placement != .keyboard) }
        guard !options.isBottomHidden, !shown.isEmpty else { return nil }
        return BottomBar(items: shown, look: options.looks.bottom)
    }
}
