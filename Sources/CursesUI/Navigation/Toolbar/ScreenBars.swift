/// What the views of a screen, or of a window, have said for its bars.
struct ScreenBars {
    var title: Text?
    var items: [ToolbarEntry] = []
    var options = NavigationBarOptions()

    /// The bar at the top; `nil` where there is nothing for it.
    ///
    /// - Parameter isInStack: whether a title alone is reason enough for a bar.
    func top(back: NavigationBar.Back?, isInStack: Bool) -> NavigationBar? {
        let isNeeded =
            back != nil || isInStack && title != nil
            || items.contains { $0.placement.area != .bottom }
        guard isNeeded, !options.isHidden else { return nil }
        return NavigationBar(title: title, items: items, back: back)
    }

    /// The bar at the bottom; `nil` where there is nothing for it.
    var bottom: BottomBar? {
        guard !options.isBottomHidden, items.contains(where: { $0.placement.area == .bottom }) else {
            return nil
        }
        return BottomBar(items: items)
    }
}
