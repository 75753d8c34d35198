import Foundation

/// A single window. If it is the app's first scene, it is shown like a `WindowGroup`.
public struct Window<Content: View> {
    private let title: String
    private let content: Content

    /// A window with a title.
    ///
    /// - Parameters:
    ///   - title: the title of the terminal's window while the app runs.
    ///   - id: has no effect: a terminal has one window.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.title = title.styledText.string
        self.content = content()
    }

    /// A window with a title.
    ///
    /// - Parameters:
    ///   - title: the title of the terminal's window while the app runs.
    ///   - id: has no effect: a terminal has one window.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.content = content()
    }
}

extension Window: PrimitiveScene {
    var view: AnyView { AnyView(content.windowTitle(title)) }
}

/// The window of an app's settings. A terminal shows only the app's first scene.
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

/// A scene in the menu bar of a desktop. A terminal shows only the app's first scene.
public struct MenuBarExtra<Content: View> {
    private let content: Content

    /// A menu with a title; it is not shown.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A menu with a title and a symbol; it is not shown.
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
