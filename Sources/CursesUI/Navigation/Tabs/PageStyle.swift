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
public protocol IndexViewStyle: Sendable {
    // A style only selects an appearance. CursesUI has no other style than that in this file.
    var _look: _IndexViewLook { get }
}

/// The appearance of the dots of pages; internal to CursesUI.
public struct _IndexViewLook: Hashable, Sendable {
    var hasGround = false
}

/// The style of the dots of pages.
public struct PageIndexViewStyle: IndexViewStyle, Hashable {
    /// The visibility of the background behind the dots.
    public enum BackgroundDisplayMode: Hashable, Sendable {
        case automatic, always, interactive, never
    }

    let backgroundDisplayMode: BackgroundDisplayMode

    /// Creates the style.
    ///
    /// - Parameter backgroundDisplayMode: whether the dots and arrows have a background of their own. In a terminal they
    ///   have one only with `.always`.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }

    public var _look: _IndexViewLook { _IndexViewLook(hasGround: backgroundDisplayMode == .always) }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// The style of page dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Returns the style of page dots, with or without a background behind the dots.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct IndexViewLookKey: EnvironmentKey {
    static let defaultValue = _IndexViewLook()
}

extension EnvironmentValues {
    var indexViewLook: _IndexViewLook {
        get { self[IndexViewLookKey.self] }
        set { self[IndexViewLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the dots of the paged tab views in the view.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexViewLook, style._look)
    }
}
