/// A scene in the menu bar of a desktop. A terminal has no such bar. In an app with a window, F10 opens the menus of the
/// app, and the scene among them: as a menu, or as a sheet with the style ``WindowMenuBarExtraStyle``. An app without a window
/// shows the content of the scene on the screen.
public struct MenuBarExtra<Label: View, Content: View> {
    /// The title of the menu; `nil` for the default.
    private let title: Text?
    private let content: Content
    private var isWindow = false

    private init(title: Text?, _ content: Content) {
        self.title = title
        self.content = content
    }

    /// Creates a scene with content. The label is not shown, unless it is a text.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(title: label() as? Text, content())
    }

    /// Creates a scene with content. `isInserted` is ignored, and so is a label that is not a text.
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(title: label() as? Text, content())
    }
}

extension MenuBarExtra where Label == Text {
    /// Creates a scene with content.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), content())
    }

    /// Creates a scene with content.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), content())
    }

    /// Creates a scene with content. `isInserted` is ignored.
    public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), content())
    }
}

extension MenuBarExtra where Label == CursesUI.Label<Text, Image> {
    /// Creates a scene with content. The symbol is not shown.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), content())
    }

    /// Creates a scene with content. The symbol is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), content())
    }

    /// Creates a scene with content. The picture is not shown.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), content())
    }

    /// Creates a scene with content. The symbol is not shown, and `isInserted` is ignored.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title: Text(titleKey), content())
    }
}

extension MenuBarExtra: PrimitiveScene {
    var view: AnyView { AnyView(content) }
    var isAccessory: Bool { true }
}

extension MenuBarExtra: OpenableSource {
    var openables: [OpenableScene] {
        let name = title?.content.string ?? "Menu Bar"
        return [
            OpenableScene(kind: .menuBarExtra(name, isWindow: isWindow), title: Text(verbatim: name)) { _ in
                AnyView(content)
            }
        ]
    }
}

/// A scene of the menu bar that can be shown as a window.
private protocol WindowedExtra {
    /// The scene as a window.
    var windowed: Self { get }
}

extension MenuBarExtra: WindowedExtra {
    fileprivate var windowed: Self {
        var scene = self
        scene.isWindow = true
        return scene
    }
}

extension Scene {
    /// Sets the style of a scene in the menu bar: a menu, or a window, which is a sheet in a terminal.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        guard style is WindowMenuBarExtraStyle, let extra = self as? any WindowedExtra else { return self }
        return extra.windowed as? Self ?? self
    }
}

/// The menu of a scene of the menu bar in an app with a window.
struct MenuBarExtraMenu {
    let scene: OpenableScene
    @Environment(\.openMenuBarExtra) private var open

    init(scene: OpenableScene) {
        self.scene = scene
    }
}

extension MenuBarExtraMenu: View {
    var body: some View {
        if case .menuBarExtra(let name, let isWindow) = scene.kind {
            if isWindow {
                Button(name) { open(name) }
            } else {
                Menu(name) { scene.content(nil) }
            }
        }
    }
}

private struct MenuBarExtrasKey: EnvironmentKey {
    static let defaultValue: [OpenableScene] = []
}

private struct OpenMenuBarExtraKey: EnvironmentKey {
    static let defaultValue: @MainActor (String) -> Void = { _ in }
}

extension EnvironmentValues {
    /// The scenes of the menu bar that the menus of the view contain. Of menus in each other, the outermost contain
    /// them.
    var menuBarExtras: [OpenableScene] {
        get { self[MenuBarExtrasKey.self] }
        set { self[MenuBarExtrasKey.self] = newValue }
    }

    /// Opens a scene of the menu bar by its name.
    var openMenuBarExtra: @MainActor (String) -> Void {
        get { self[OpenMenuBarExtraKey.self] }
        set { self[OpenMenuBarExtraKey.self] = newValue }
    }
}

/// How a scene in the menu bar is shown.
public protocol MenuBarExtraStyle {}

/// A menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}

/// A window, which is a sheet in a terminal.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// A menu.
    public static var automatic: Self { Self() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu.
    public static var menu: Self { Self() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A window, which is a sheet in a terminal.
    public static var window: Self { Self() }
}
