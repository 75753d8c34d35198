/// The content of the bars of a screen or a window.
struct ScreenBars {
    var title: Text?
    var items: [ToolbarEntry] = []
    var options = NavigationBarOptions()

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

    /// Returns the bar at the bottom; `nil` if it has no content.
    ///
    /// - Parameter isTyping: whether a text input of the screen has the focus.
    func bottom(isTyping: Binding<Bool>) -> BottomBar? {
        guard !options.isBottomHidden, items.contains(where: { $0.placement.area == .bottom }) else {
            return nil
        }
        return BottomBar(items: items, look: options.looks.bottom, isTyping: isTyping)
    }
}
