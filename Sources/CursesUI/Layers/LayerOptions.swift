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

    /// What the user can do to make a layer go.
    enum Dismissal: Equatable {
        /// Escape and a click beside it.
        case free
        /// Escape, which presses the cancel button or the only one there is; where so, a click beside
        /// it does the same.
        case byButton(orOutside: Bool)
        /// Nothing but what the layer itself offers.
        case none
    }

    var placement = Placement.centered
    /// Whether what lies beneath is shown dim.
    var dimsBeneath = false
    var dismissal = Dismissal.free
    /// Whether a control in the layer makes it go when it is triggered.
    var goesOnAction = false

    /// A window that must be dealt with before anything else.
    static let modal = LayerOptions(dimsBeneath: true)
    /// A panel at the view that opens it.
    static let panel = LayerOptions(placement: .attached)
    /// A panel of choices at the view that opens it: a menu, a picker's.
    static let menu = LayerOptions(placement: .attached, goesOnAction: true)
    /// A screen in front of the screen.
    static let cover = LayerOptions(placement: .filling, dismissal: .none)
    static let alert = LayerOptions(
        dimsBeneath: true,
        dismissal: .byButton(orOutside: false),
        goesOnAction: true
    )
    static let confirmation = LayerOptions(
        dimsBeneath: true,
        dismissal: .byButton(orOutside: true),
        goesOnAction: true
    )
}
