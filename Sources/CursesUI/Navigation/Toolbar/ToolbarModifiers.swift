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
    /// `.keyboard` are in a bar at the bottom, those for `.keyboard` only while a text input has the focus. The
    /// bars belong to the screen of the ``NavigationStack``, ``NavigationView`` or ``NavigationSplitView`` that
    /// contains the view; outside these, they belong to the window or the sheet. Views that are not in an item are at
    /// the end of the bar at the top.
    ///
    /// - Parameter content: items or views.
    nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View {
        // One method takes both, because the compiler would otherwise check all other closures of the body twice when it
        // looks for an error.
        modifier(ToolbarModifier(content: content()))
    }
}

/// Adds toolbar items to the items of the views within.
struct ToolbarModifier<Items> {
    /// Toolbar content, or a view.
    let content: Items

    @MainActor
    fileprivate var entries: [ToolbarEntry] {
        if let items = content as? any ToolbarContent { return items.allEntries }
        func entries<Content: View>(of view: Content) -> [ToolbarEntry] { ToolbarItemGroup { view }.entries }
        return (content as? any View).map { entries(of: $0) } ?? []
    }
}

extension ToolbarModifier: ViewModifier {
    func body(content: Content) -> some View {
        let entries = entries
        content.transformPreference(ToolbarKey.self) { $0 += entries }
    }
}
