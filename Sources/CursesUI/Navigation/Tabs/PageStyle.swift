// Styles of pages and columns by their names.

/// The style of pages by its name.
public struct PageTabViewStyle: Hashable, Sendable {
    /// When the dots are shown.
    public enum IndexDisplayMode: Hashable, Sendable {
        case automatic, always, never
    }

    let indexDisplayMode: IndexDisplayMode

    /// Pages, with dots for them unless they are never to be shown.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}

/// The usual style of tabs by its name.
public struct DefaultTabViewStyle: Hashable, Sendable {
    /// The style, which takes nothing.
    public init() {}
}

/// How the dots of pages look; in a terminal they have the ground of the screen.
public struct PageIndexViewStyle: Hashable, Sendable {
    /// When the dots have a ground of their own.
    public enum BackgroundDisplayMode: Hashable, Sendable {
        case automatic, always, interactive, never
    }

    /// The style; a ground behind the dots is not drawn.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

    /// ``PageIndexViewStyle``, in short.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// ``PageIndexViewStyle``, in short.
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle()
    }
}

extension View {
    /// Shows the tab views in the view as pages.
    nonisolated public func tabViewStyle(_ style: PageTabViewStyle) -> some View {
        tabViewStyle(TabViewStyle.page(indexDisplayMode: style.indexDisplayMode))
    }

    /// Shows the tab views in the view with a bar.
    nonisolated public func tabViewStyle(_ style: DefaultTabViewStyle) -> some View {
        tabViewStyle(TabViewStyle.automatic)
    }

    /// Changes nothing: the dots of pages have the ground of the screen.
    nonisolated public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}
