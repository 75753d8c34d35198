import CursesUITerminal

/// The placement and behaviour of a layer above the screen.
struct LayerOptions: Equatable {
    enum Placement: Equatable {
        /// Centred on the screen.
        case centered
        /// Over the whole screen.
        case filling
        /// Below the view that presents the layer, or above it if there is too little space below; always within the
        /// screen.
        case attached
        /// Like `attached`, but relative to a single cell of the view that presents the layer.
        case attachedTo(CellPoint)
        /// At the trailing side of the view that presents the layer, with the first row beside the view, as for a
        /// submenu. The layer is at the leading side if there is too little space, and `attached` if neither side has
        /// enough space.
        case beside
    }

    /// The ways in which the user can dismiss a layer.
    enum Dismissal: Equatable {
        /// The Escape key, or a click outside the layer.
        case free
        /// The Escape key, which triggers the cancel button, or the only button. If `orOutside` is `true`, a click
        /// outside the layer has the same effect.
        case byButton(orOutside: Bool)
        /// Only the controls in the layer dismiss it.
        case none
    }

    var placement = Placement.centered
    /// Whether the screen beneath the layer is dimmed.
    var dimsBeneath = false
    var dismissal = Dismissal.free
    /// Determines when a triggered control in the layer dismisses it.
    var departure = Departure.never
    /// Whether the controls in the layer act on the window beneath, so that the focused values of that window stay
    /// available. This is the case for menus and the command palette.
    var actsOnWindow = false

    /// Whether the appearance of the layer is animated: it rises to its position. An attached layer appears in place.
    var rises: Bool { placement == .centered || placement == .filling }

    /// Determines when a triggered control in a layer dismisses it.
    enum Departure: Equatable {
        case never
        case beforeAction
        /// The layer is dismissed after the action, so that the action can still read the data that the layer shows.
        case afterAction
    }

    /// A modal window.
    static let modal = LayerOptions(dimsBeneath: true)
    /// The command palette.
    static let palette = LayerOptions(dimsBeneath: true, actsOnWindow: true)
    /// A panel attached to the view that presents it.
    static let panel = LayerOptions(placement: .attached)
    /// A list of choices attached to the view that presents it, such as the choices of a picker.
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
