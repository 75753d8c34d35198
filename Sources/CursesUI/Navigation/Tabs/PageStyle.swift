// Tab view styles that have their own types.

/// A tab view style that shows tabs as pages.
public struct PageTabViewStyle: Hashable, Sendable {
    /// The visibility of the dots.
    public enum IndexDisplayMode: Hashable, Sendable {
        case automatic, always, never
    }

    let indexDisplayMode: IndexDisplayMode

    /// Creates a style with dots below the pages, unless the dots are never shown.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}

/// The default style of tab views.
public struct DefaultTabViewStyle: Hashable, Sendable {
    /// Creates the style, which has no options.
    public init() {}
}

/// The style of the dots of pages; in a terminal they have the background of the screen.
public struct PageIndexViewStyle: Hashable, Sendable {
    /// The visibility of the background behind the dots.
    public enum BackgroundDisplayMode: Hashable, Sendable {
        case automatic, always, interactive, never
    }

    /// Creates the style. A terminal draws no background behind the dots.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

    /// The style of page dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Returns the style of page dots. The background has no effect.
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle()
    }
}

extension View {
    /// Shows tab views as pages.
    nonisolated public func tabViewStyle(_ style: PageTabViewStyle) -> some View {
        tabViewStyle(TabViewStyle.page(indexDisplayMode: style.indexDisplayMode))
    }

    /// Shows the tab views in the view with a bar.
    nonisolated public func tabViewStyle(_ style: DefaultTabViewStyle) -> some View {
        tabViewStyle(TabViewStyle.automatic)
    }

    /// Changes nothing: the dots of pages have the background of the screen.
    nonisolated public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}
