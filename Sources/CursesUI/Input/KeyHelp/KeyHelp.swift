import CursesUITerminal
import Observation

/// The help for the keys of the current screen: a footer, and a panel that lists all keys.
@MainActor
@Observable
final class KeyHelp {
    /// The hints that the panel shows; `nil` while it is hidden.
    var presented: [KeyHint]? {
        didSet { if presented != nil { window?.mark() } }
    }
    /// The node of the window, which creates the panel when it is first shown.
    @ObservationIgnored weak var window: Node?

    /// Whether the footer is shown when no view sets its visibility. A running app shows it.
    @ObservationIgnored var isShownByDefault = false {
        didSet { if isShownByDefault != oldValue { bar?.parent?.invalidateLayout() } }
    }
    /// The visibility of the footer, as set by the views.
    @ObservationIgnored var visibility = Visibility.automatic {
        didSet { if visibility != oldValue { bar?.parent?.invalidateLayout() } }
    }
    /// Whether a key sequence is incomplete. The footer then shows the keys that can follow.
    @ObservationIgnored var isWaiting = false {
        didSet { if isWaiting != oldValue { bar?.parent?.invalidateLayout() } }
    }
    /// The mistakes in the user's key map, which the panel shows.
    @ObservationIgnored var problems: [String] = []
    @ObservationIgnored weak var bar: KeyHelpBarLayoutNode?
    @ObservationIgnored private var known: Moment?

    /// The minimum number of rows for an automatic footer.
    private static let fewRows = 16

    /// The values that determine the hints.
    private struct Moment: Equatable {
        let focused: ObjectIdentifier?
        let root: ObjectIdentifier?
        let candidates: Int
        let shortcuts: Int
        let sequence: Int
        let isDragging: Bool
        let undo: [String]
        let isUnseen: Bool
    }

    /// Returns whether a screen of the given size has a footer.
    func isShown(on size: CellSize) -> Bool {
        if isWaiting { return size.height > 1 }
        return switch visibility {
        case .visible: size.height > 1
        case .hidden: false
        case .automatic: isShownByDefault && size.height >= Self.fewRows
        }
    }

    /// Updates the footer, if the focus or the controls have changed, or the control with the focus has become visible.
    func update(from router: EventRouter) {
        guard let bar, !bar.frame.isEmpty else { return known = nil }
        let moment = Moment(
            focused: router.focus.focused.map(ObjectIdentifier.init),
            root: router.tree?.keyRoot.map(ObjectIdentifier.init),
            candidates: router.focus.candidateChanges,
            shortcuts: router.shortcuts.changes,
            sequence: router.sequence.pressed.count,
            isDragging: router.drags?.isActive == true,
            undo: router.undoTitles,
            isUnseen: router.focus.isUnseen
        )
        guard moment != known else { return }
        known = moment
        bar.hints = router.keyHints
    }

    /// Shows the panel, or hides it.
    func toggle(_ hints: @autoclosure () -> [KeyHint]) {
        presented = presented == nil ? hints() : nil
    }
}
