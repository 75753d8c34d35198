/// A scene in the menu bar of a desktop. A terminal has no such bar: an app with a window shows the window alone, and an app
/// without one shows the content of the scene on the screen.
public struct MenuBarExtra<Label: View, Content: View> {
    private let content: Content

    /// Creates a scene with content. The label is not shown.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
    }

    /// Creates a scene with content. The label and `isInserted` are ignored: there is no menu bar to remove the scene from.
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
    }
}

extension MenuBarExtra where Label == Text {
    /// Creates a scene with content. The title is not shown.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a scene with content. The title is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a scene with content. The title and `isInserted` are ignored: there is no menu bar to remove the scene from.
    public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension MenuBarExtra where Label == CursesUI.Label<Text, Image> {
    /// Creates a scene with content. The title and the symbol are not shown.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a scene with content. The title and the symbol are not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a scene with content. The title and the picture are not shown.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a scene with content. The title, the symbol and `isInserted` are ignored: there is no menu bar to remove the
    /// scene from.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension MenuBarExtra: PrimitiveScene {
    var view: AnyView { AnyView(content) }
    var isAccessory: Bool { true }
}

extension Scene {
    /// Sets the style of the scenes in the menu bar. It has no effect: there is no menu bar.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}

/// How a scene in the menu bar is shown.
public protocol MenuBarExtraStyle {}

/// The same as every other style: a terminal shows the content on the screen.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}

/// The same as every other style: a terminal shows the content on the screen.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}

/// The same as every other style: a terminal shows the content on the screen.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The same as every other style: a terminal shows the content on the screen.
    public static var automatic: Self { Self() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// The same as every other style: a terminal shows the content on the screen.
    public static var menu: Self { Self() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// The same as every other style: a terminal shows the content on the screen.
    public static var window: Self { Self() }
}
