import CursesUITerminal

/// The parts of a view host that its nodes may use. A node stores the parts that it needs when it is created, so that
/// the stages of a frame do not access the context.
@MainActor
package final class HostContext {
    package let layout: LayoutContext
    let shortcuts = ShortcutRegistry()
    /// The stack of layers above the screen.
    let layers: LayerStack
    package let mouseTracking = MouseTrackingRequests()
    package let keyPhases = KeyPhaseRequests()
    package let windowTitles = WindowTitles()
    let sceneValues = SceneValues()
    let paths = RestoredPaths()
    let focusedValues = FocusedValueProviders()
    let dismissals = DismissalGuards()
    let modifierKeys = ModifierKeys()
    let activities = UserActivities()
    let keyHelp = KeyHelp()
    /// The help tip of the view under the mouse.
    let helpTip = HelpTip()
    let notice = Notice()
    let palette = CommandPalette()
    /// The theme that the user has chosen.
    let themes = ThemeChooser()

    package init(layout: LayoutContext) {
        self.layout = layout
        palette.themes = themes
        layers = LayerStack(queue: layout.queue, focus: layout.focus)
    }
}
