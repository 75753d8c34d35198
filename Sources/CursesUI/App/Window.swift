import Foundation

/// A single window. If it is the app's first scene, it is shown like a `WindowGroup`; otherwise `\.openWindow` opens it
/// above the first scene.
public struct Window<Content: View> {
    private let title: String
    private let id: String
    private let content: Content

    /// Creates a window with a title.
    ///
    /// - Parameters:
    ///   - title: the title of the terminal's window while the app runs.
    ///   - id: identifies the window to `\.openWindow`.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.title = title.styledText.string
        self.id = id
        self.content = content()
    }

    /// Creates a window with a title.
    ///
    /// - Parameters:
    ///   - title: the title of the terminal's window while the app runs.
    ///   - id: identifies the window to `\.openWindow`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.id = id
        self.content = content()
    }
}

extension Window: PrimitiveScene {
    var view: AnyView { AnyView(content.windowTitle(title)) }
}

extension Window: OpenableSource {
    var openables: [OpenableScene] {
        let content = content
        return [
            OpenableScene(kind: .window(id: id, value: nil), title: Text(verbatim: title)) { _ in AnyView(content) }
        ]
    }
}

/// The settings of an app, which open over the visible scene.
///
/// An entry of the menu App opens them (F10), and so does its shortcut, Command with a comma: Alt-, in most terminals.
/// The command palette has the entry too. ``SettingsLink`` and `\.openSettings` open the settings as well. A
/// ``CommandGroup`` that replaces `appSettings` replaces the entry.
public struct Settings<Content: View> {
    private let content: Content

    /// Creates settings with content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Settings: PrimitiveScene {
    var view: AnyView { AnyView(content) }
    var isAccessory: Bool { true }
}

extension Settings: OpenableSource {
    var openables: [OpenableScene] {
        let content = content
        return [OpenableScene(kind: .settings, title: Text("Settings")) { _ in AnyView(content) }]
    }
}
