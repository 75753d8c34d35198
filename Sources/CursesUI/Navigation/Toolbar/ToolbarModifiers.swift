/// The toolbar items of the views of a screen.
struct ToolbarKey: PreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }

    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
        value += nextValue()
    }
}

extension View {
    /// Adds items to the bars of the screen that contains the view, next to the items of other views.
    ///
    /// ```text
    /// [ Cancel ]     New contact        [ Save ]
    /// ──────────────────────────────────────────
    ///              Name and address
    /// ──────────────────────────────────────────
    ///                 [ Delete ]
    /// ```
    ///
    /// Actions for the whole screen are at the top, on both sides of the title. Items for `.bottomBar`, `.status` and
    /// `.keyboard` are in a bar at the bottom. The bars belong to the screen of the ``NavigationStack``,
    /// ``NavigationView`` or ``NavigationSplitView`` that contains the view; outside these, they belong to the window
    /// or the sheet.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(content: content()))
    }

    /// Adds views to the end of the bar at the top of the screen that contains the view.
    nonisolated public func toolbar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
    }
}

/// Adds toolbar items to the items of the views within.
struct ToolbarModifier<Items: ToolbarContent> {
    let content: Items
}

extension ToolbarModifier: ViewModifier {
    func body(content: Content) -> some View {
        let entries = self.content.allEntries
        content.transformPreference(ToolbarKey.self) { $0 += entries }
    }
}
