/// The items that the views of a screen have for its bars.
struct ToolbarKey: PreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }

    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
        value += nextValue()
    }
}

extension View {
    /// Adds items to the bars of the screen that the view is in, beside those of other views.
    ///
    /// ```text
    /// [ Cancel ]     New contact        [ Save ]
    /// ──────────────────────────────────────────
    ///              Name and address
    /// ──────────────────────────────────────────
    ///                 [ Delete ]
    /// ```
    ///
    /// What acts on the screen as a whole stands at the top, on both sides of the title; items for
    /// `.bottomBar`, `.status` and `.keyboard` stand in a bar at the bottom. The bars are those of the
    /// screen of a ``NavigationStack``, a ``NavigationView`` or a ``NavigationSplitView`` that the view is
    /// in; outside of these, those of the window or of the sheet.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(content: content()))
    }

    /// Adds views to the end of the bar at the top of the screen that the view is in.
    nonisolated public func toolbar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
    }
}

/// Says the items of a toolbar, in addition to those that are said inside.
struct ToolbarModifier<Items: ToolbarContent> {
    let content: Items
}

extension ToolbarModifier: ViewModifier {
    func body(content: Content) -> some View {
        let entries = self.content.allEntries
        content.transformPreference(ToolbarKey.self) { $0 += entries }
    }
}
