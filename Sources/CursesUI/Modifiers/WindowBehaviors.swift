/// Whether the user can do something with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    /// The user can do it.
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    /// The user cannot do it.
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// When the toolbar of a window that fills the screen is visible.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
    /// The toolbar is visible while the mouse is at the edge.
    public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
    /// The toolbar is always visible.
    public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
}

/// The look of materials in windows that are active or not.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    /// Materials look as in an active window.
    public static let active = MaterialActiveAppearance(name: "active")
    /// Materials look as in an inactive window.
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    /// Materials look as their window does.
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension View {
    /// Sets whether the user can close the window or the sheet that contains the view with Escape or a click outside.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        interactiveDismissDisabled(behavior == .disabled)
    }

    /// Changes nothing: the window belongs to the terminal.
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { unchanged() }

    /// Changes nothing: the window belongs to the terminal.
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { unchanged() }

    /// Changes nothing: the window belongs to the terminal.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { unchanged() }

    /// Changes nothing: the window belongs to the terminal.
    nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { unchanged() }

    /// Changes nothing: the bars of a screen are always visible in a terminal.
    nonisolated public func windowToolbarFullScreenVisibility(
        _ visibility: WindowToolbarFullScreenVisibility
    ) -> some View {
        unchanged()
    }

    /// Changes nothing: the window belongs to the terminal.
    nonisolated public func presentedWindowStyle(_ style: WindowStyle) -> some View { unchanged() }

    /// Changes nothing: the theme determines the bars of a screen.
    nonisolated public func presentedWindowToolbarStyle(_ style: WindowToolbarStyle) -> some View { unchanged() }

    /// Changes nothing: the app does not control the overlays of the terminal's window.
    nonisolated public func prefersPersistentSystemOverlaysHidden(_ prefersHidden: Bool = true) -> some View {
        unchanged()
    }

    /// Changes nothing: materials have one look, whether the terminal has the keyboard or not.
    nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        unchanged()
    }
}
