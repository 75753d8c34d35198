import CursesUITerminal

/// How a layer stands above the screen.
struct LayerOptions: Equatable {
    enum Placement: Equatable {
        /// In the middle of the screen.
        case centered
        /// Over the whole screen.
        case filling
        /// Below the view that shows it, or above it where there is too little room; kept on the
        /// screen.
        case attached
        /// The same, for a cell of the view that shows it.
        case attachedTo(CellPoint)
    }

    var placement = Placement.centered
    /// Whether what lies beneath is shown dim.
    var dimsBeneath = false
    /// Whether Escape dismisses the layer.
    var dismissesOnEscape = true
    /// Whether a click beside the layer dismisses it.
    var dismissesOnOutsideClick = true

    /// A window that must be dealt with before anything else: a sheet, an alert.
    static let modal = LayerOptions(dimsBeneath: true)
    /// A panel at the view that opens it: a menu, the choices of a picker.
    static let menu = LayerOptions(placement: .attached)
    /// A screen in front of the screen.
    static let cover = LayerOptions(
        placement: .filling,
        dismissesOnEscape: false,
        dismissesOnOutsideClick: false
    )
}
