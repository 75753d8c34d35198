import Foundation

/// A window of its own; where it is an app's first scene, it is shown as a `WindowGroup` is.
public struct Window<Content: View> {
    private let title: String
    private let content: Content

    /// - Parameters:
    ///   - title: of the terminal's window, while the app runs.
    ///   - id: kept for the sources' sake: a terminal has one window.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.title = title.styledText.string
        self.content = content()
    }

    /// - Parameters:
    ///   - title: of the terminal's window, while the app runs.
    ///   - id: kept for the sources' sake: a terminal has one window.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.content = content()
    }
}

extension Window: PrimitiveScene {
    var view: AnyView { AnyView(content.windowTitle(title)) }
}

/// The window of an app's settings; a terminal shows the app's first scene alone.
public struct Settings<Content: View> {
    private let content: Content

    /// Settings, which are not shown.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Settings: PrimitiveScene {
    var view: AnyView { AnyView(content) }
}

/// What stands in a desktop's menu bar; a terminal shows the app's first scene alone.
public struct MenuBarExtra<Content: View> {
    private let content: Content

    /// What would stand in a menu bar under a title; it is not shown.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// What would stand in a menu bar under a title and a symbol; it is not shown.
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension MenuBarExtra: PrimitiveScene {
    var view: AnyView { AnyView(content) }
}
