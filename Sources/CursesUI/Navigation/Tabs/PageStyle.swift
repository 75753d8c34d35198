/// A tab view style that shows tabs as pages.
public struct PageTabViewStyle: TabViewStyle, Hashable {
    /// The visibility of the dots.
    public enum IndexDisplayMode: Hashable, Sendable {
        case automatic, always, never
    }

    let indexDisplayMode: IndexDisplayMode

    /// Creates a style with dots below the pages, unless the dots are never shown.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    public var _look: _TabViewLook { _TabViewLook(look: indexDisplayMode == .never ? .bare : .pages) }
}

/// The style of the dots of pages.
public protocol IndexViewStyle: Sendable {}

/// The style of the dots of pages; in a terminal they have the background of the screen.
public struct PageIndexViewStyle: IndexViewStyle, Hashable {
    /// The visibility of the background behind the dots.
    public enum BackgroundDisplayMode: Hashable, Sendable {
        case automatic, always, interactive, never
    }

    /// Creates the style. A terminal draws no background behind the dots.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// The style of page dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Returns the style of page dots. The background has no effect.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle()
    }
}

extension View {
    /// Changes nothing: the dots of pages have the background of the screen.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
