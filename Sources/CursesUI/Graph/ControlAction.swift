/// What a control does when it is triggered.
///
/// A body that is evaluated gives its controls actions that capture other values than before. For the views
/// of a control that makes no difference: they keep a way to whatever the action is at the moment.
struct ControlAction {
    private struct Given {
        let run: @MainActor () -> Void
    }

    private let given: Given
    /// What the control's node keeps.
    private var current: CurrentAction?

    init(_ run: @escaping @MainActor () -> Void) {
        given = Given(run: run)
    }

    /// Does what the control is described with at the time of the call.
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
