import Foundation

// What is said about the windows of a desktop's app. Sources that use these compile; each says what is
// left of it in a terminal.

/// A scene that shows the view of another one, changed.
struct ModifiedScene<Base: Scene>: PrimitiveScene {
    let base: Base
    let change: @MainActor (AnyView) -> AnyView

    var view: AnyView { change(base.rootView) }
}

/// How a window's frame looks; a terminal's has its own.
public struct WindowStyle: Hashable, Sendable {
    private let name: String

    /// As every style: the terminal is the window.
    public static let automatic = WindowStyle(name: "automatic")
    /// As every style: the terminal is the window.
    public static let titleBar = WindowStyle(name: "titleBar")
    /// As every style: the terminal is the window.
    public static let hiddenTitleBar = WindowStyle(name: "hiddenTitleBar")
    /// As every style: the terminal is the window.
    public static let plain = WindowStyle(name: "plain")
}

/// How a window's toolbar looks; a terminal's has none.
public struct WindowToolbarStyle: Hashable, Sendable {
    private let name: String

    /// As every style: the bar is one row high.
    public static let automatic = WindowToolbarStyle(name: "automatic")
    /// As every style: the bar is one row high.
    public static let expanded = WindowToolbarStyle(name: "expanded")
    /// As every style: the bar is one row high.
    public static let unified = WindowToolbarStyle(name: "unified")
    /// As every style: the bar is one row high.
    public static let unifiedCompact = WindowToolbarStyle(name: "unifiedCompact")

    /// As every style: the bar is one row high.
    public static func unified(showsTitle: Bool) -> WindowToolbarStyle { .unified }
}

/// Which sizes a window may have; a terminal's has what the user gives it.
public struct WindowResizability: Hashable, Sendable {
    private let name: String

    /// As every kind: the terminal's window has its user's size.
    public static let automatic = WindowResizability(name: "automatic")
    /// As every kind: the terminal's window has its user's size.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// As every kind: the terminal's window has its user's size.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension Scene {
    /// Runs an action when a value changes.
    @MainActor @preconcurrency
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        ModifiedScene(base: self) { AnyView($0.onChange(of: value, perform: action)) }
    }

    /// Runs an action with the old and the new value when a value changes.
    @MainActor @preconcurrency
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(base: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }

    /// Runs an action when a value changes.
    @MainActor @preconcurrency
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some Scene {
        ModifiedScene(base: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }

    /// Provides an object to the views of the scene.
    @MainActor @preconcurrency
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(base: self) { AnyView($0.environmentObject(object)) }
    }

    /// Sets a value of the environment of the scene's views.
    @MainActor @preconcurrency
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some Scene {
        ModifiedScene(base: self) { AnyView($0.environment(keyPath, value)) }
    }

    /// Provides an `@Observable` object to the views of the scene.
    @MainActor @preconcurrency
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ModifiedScene(base: self) { AnyView($0.environment(object)) }
    }

    /// Changes nothing: the user decides about the size of a terminal.
    @MainActor @preconcurrency
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    /// Changes nothing: the user decides about the size of a terminal.
    @MainActor @preconcurrency
    public func defaultSize(_ size: CGSize) -> some Scene { self }

    /// Changes nothing: the user decides about the place of a terminal.
    @MainActor @preconcurrency
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Changes nothing: a terminal's window has its own frame.
    @MainActor @preconcurrency
    public func windowStyle(_ style: WindowStyle) -> some Scene { self }

    /// Changes nothing: a terminal's window has no toolbar.
    @MainActor @preconcurrency
    public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }

    /// Changes nothing: the user decides about the size of a terminal.
    @MainActor @preconcurrency
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Changes nothing: a terminal has one window.
    @MainActor @preconcurrency
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

    /// Changes nothing: a terminal has one window.
    @MainActor @preconcurrency
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
}
