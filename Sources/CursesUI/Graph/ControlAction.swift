/// The action of a control.
///
/// Each evaluation of a body creates new action closures for its controls, because the closures capture new values. The
/// views inside a control need no update for this, because they hold a reference to the current action.
struct ControlAction {
    private struct Given {
        let run: @MainActor () -> Void
    }

    private let given: Given
    /// The storage of the current action in the control's node.
    private var current: CurrentAction?

    init(_ run: @escaping @MainActor () -> Void) {
        given = Given(run: run)
    }

    /// Runs the action that is current at the time of the call.
    var run: @MainActor () -> Void {
        guard let current else { return given.run }
        return { current.run() }
    }
}

extension ControlAction: NodeProperty {
    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        let current = storage as? CurrentAction ?? CurrentAction(given.run)
        current.run = given.run
        storage = current
        self.current = current
    }
}

extension ControlAction: ComparableInput {
    package static func isSameInput(_ old: ControlAction, _ new: ControlAction) -> Bool {
        ViewComparator.areEqual(old.given, new.given)
    }
}

@MainActor
private final class CurrentAction {
    var run: @MainActor () -> Void

    init(_ run: @escaping @MainActor () -> Void) {
        self.run = run
    }
}
