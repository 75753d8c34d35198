import CursesUI

/// A panel, which is a window like any other: it fills the terminal while it is in front.
open class NSPanel: NSWindow {
    /// The value is kept, but has no effect: the visible window has the keys.
    open var becomesKeyOnlyIfNeeded = false
    /// The value is kept, but has no effect: the terminal shows one window.
    open var isFloatingPanel = false
    /// The value is kept, but has no effect.
    open var worksWhenModal = false
}
