import Foundation

// Modifiers for the windows of desktop apps. Sources that use them compile; each comment describes the effect in a
// terminal.

/// A scene that shows the view of a different scene, modified.
struct ModifiedScene<Base: Scene>: PrimitiveScene {
    let base: Base
    let change: @MainActor (AnyView) -> AnyView

    var view: AnyView { change(base.rootView) }
    var hasCommands: Bool { base.hasCommands }
    var isAccessory: Bool { base.isAccessory }
}

extension ModifiedScene: OpenableSource {
    var openables: [OpenableScene] {
        base.allOpenables.map { scene in
            OpenableScene(kind: scene.kind, title: scene.title) { [change] in change(scene.content($0)) }
        }
    }
}

/// The style of a window's frame. It has no effect, because the terminal draws its own frame.
public struct WindowStyle: Hashable, Sendable {
    private let name: String

    /// The same as every other style, because the terminal is the window.
    public static let automatic = WindowStyle(name: "automatic")
    /// The same as every other style, because the terminal is the window.
    public static let titleBar = WindowStyle(name: "titleBar")
    /// The same as every other style, because the terminal is the window.
    public static let hiddenTitleBar = WindowStyle(name: "hiddenTitleBar")
    /// The same as every other style, because the terminal is the window.
    public static let plain = WindowStyle(name: "plain")
}

/// The style of a window's toolbar; a terminal has none.
public struct WindowToolbarStyle: Hashable, Sendable {
    private let name: String

    /// The same as every other style, because the bar is always one row high.
    public static let automatic = WindowToolbarStyle(name: "automatic")
    /// The same as every other style, because the bar is always one row high.
    public static let expanded = WindowToolbarStyle(name: "expanded")
    /// The same as every other style, because the bar is always one row high.
    public static let unified = WindowToolbarStyle(name: "unified")
    /// The same as every other style, because the bar is always one row high.
    public static let unifiedCompact = WindowToolbarStyle(name: "unifiedCompact")

    /// Returns the same style as every other style, because the bar is always one row high.
    public static func unified(showsTitle: Bool) -> WindowToolbarStyle { .unified }
}

/// The sizes that a window may have; the user sets the size of a terminal.
public struct WindowResizability: Hashable, Sendable {
    private let name: String

    /// The same as every other kind, because the user sets the size of the terminal.
    public static let automatic = WindowResizability(name: "automatic")
    /// The same as every other kind, because the user sets the size of the terminal.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// The same as every other kind, because the user sets the size of the terminal.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension Scene {
    /// Changes the view that shows the scene.
    @MainActor
    package func modified(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
        ModifiedScene(base: self, change: change)
    }

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

    /// Sets an environment value for the scene's views.
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

    /// Changes an environment value for the scene's views.
    @MainActor @preconcurrency
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some Scene {
        ModifiedScene(base: self) { AnyView($0.transformEnvironment(keyPath, transform: transform)) }
    }

    /// Sets the defaults in which ``AppStorage`` of the scene's views stores its values.
    @MainActor @preconcurrency
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        ModifiedScene(base: self) { AnyView($0.defaultAppStorage(store)) }
    }

    /// Changes nothing: a program in a terminal has no tasks in the background, so the action never runs.
    @MainActor @preconcurrency
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>,
        action: @escaping @Sendable (D) async -> R
    ) -> some Scene {
        self
    }

    /// Changes nothing: the user sets the size of a terminal.
    @MainActor @preconcurrency
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    /// Changes nothing: the user sets the size of a terminal.
    @MainActor @preconcurrency
    public func defaultSize(_ size: CGSize) -> some Scene { self }

    /// Changes nothing: the user sets the position of a terminal.
    @MainActor @preconcurrency
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Changes nothing: a terminal has its own window frame.
    @MainActor @preconcurrency
    public func windowStyle(_ style: WindowStyle) -> some Scene { self }

    /// Changes nothing: a terminal's window has no toolbar.
    @MainActor @preconcurrency
    public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }

    /// Changes nothing: the user sets the size of a terminal.
    @MainActor @preconcurrency
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Changes nothing: a terminal has one window.
    @MainActor @preconcurrency
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

    /// Changes nothing: a terminal has one window.
    @MainActor @preconcurrency
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

    /// Changes nothing: a terminal has one window.
    @MainActor @preconcurrency
    public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene {
        self
    }
}
