import Observation

/// What the views of a screen say about its bars.
///
/// The bars read it, and the screen itself does not: what the content says may be another value each
/// time that it is asked (an item of a toolbar holds a closure), and must not make the content be
/// asked again.
@MainActor @Observable
final class ScreenBars {
    var title: Text?
    var items: [ToolbarEntry] = []
    var options = NavigationBarOptions()

    nonisolated init() {}
}

/// The bar at the top of a screen, where there is something to show in it.
struct ScreenTopBar: View {
    let bars: ScreenBars
    let navigation: Navigation
    /// `nil` for the root.
    let entry: NavigationEntry?

    var body: some View {
        if isNeeded {
            NavigationBar(title: bars.title, items: bars.items, back: hasBackButton ? back : nil)
        }
    }

    private var isNeeded: Bool {
        let hasContent = bars.title != nil || hasBackButton
            || bars.items.contains { $0.placement.area != .bottom }
        return hasContent && !bars.options.isHidden
    }

    private var hasBackButton: Bool { entry != nil && !bars.options.hidesBackButton }

    private var back: NavigationBar.Back {
        NavigationBar.Back(title: navigation.title(before: entry)) { navigation.goBack() }
    }
}

/// The bar at the bottom of a screen, where there is something to show in it.
struct ScreenBottomBar: View {
    let bars: ScreenBars

    var body: some View {
        if bars.items.contains(where: { $0.placement.area == .bottom }), !bars.options.isBottomHidden {
            BottomBar(items: bars.items)
        }
    }
}
