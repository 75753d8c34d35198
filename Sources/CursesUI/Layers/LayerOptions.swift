import CursesUITerminal

/// The placement and behaviour of a layer above the screen.
struct LayerOptions: Equatable {
    enum Placement: Equatable {
        /// In the middle of the screen.
        case centered
        /// Over the whole screen.
        case filling
        /// Below the view that shows the layer, or above it if there is too little space; always on the screen.
        case attached
        /// Like `attached`, but relative to a single cell of the view that shows the layer.
        case attachedTo(CellPoint)
        /// At the trailing side of the view that shows the layer, with the first row beside the view, as for a submenu.
        /// It is at the leading side if there is too little space, and attached if neither side has space.
        case beside
    }

    /// The ways in which the user can dismiss a layer.
    enum Dismissal: Equatable {
        /// Escape, or a click outside the layer.
        case free
        /// Escape, which triggers the cancel button, or the only button. A click outside does the same if `orOutside`
        /// is true.
        case byButton(orOutside: Bool)
        /// Only the controls in the layer.
        case none
    }

    var placement = Placement.centered
    /// Whether everything beneath is dimmed.
    var dimsBeneath = false
    var dismissal = Dismissal.free
    /// When a triggered control in the layer dismisses it.
    var departure = Departure.never
    /// Whether the controls in the layer act on the window beneath, so that the focused values of that window stay
    /// available. Examples are a menu and the command palette.
    var actsOnWindow = false

    /// Whether the layer rises to its place. A layer that is attached to a view appears in place.
    var rises: Bool { placement == .centered || placement == .filling }

    /// When a triggered control in a layer dismisses it.
    enum Departure: Equatable {
        case never
        case beforeAction
        /// The layer is dismissed afterwards, so the action still sees the data that the layer shows.
        case afterAction
    }

    /// A modal window.
    static let modal = LayerOptions(dimsBeneath: true)
    /// The command palette.
    static let palette = LayerOptions(dimsBeneath: true, actsOnWindow: true)
    /// A panel attached to the view that opens it.
    static let panel = LayerOptions(placement: .attached)
    /// A panel of choices attached to the view that opens it, such as the choices of a picker.
    static let menu = LayerOptions(placement: .attached, departure: .beforeAction, actsOnWindow: true)
    /// A layer that covers the whole screen.
    static let cover = LayerOptions(placement: .filling, dismissal: .none)
    static let alert = LayerOptions(
        dimsBeneath: true,
        dismissal: .byButton(orOutside: false),
        departure: .afterAction
    )
    static let confirmation = LayerOptions(
        dimsBeneath: true,
        dismissal: .byButton(orOutside: true),
        departure: .afterAction
    )
}
