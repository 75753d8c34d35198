#if !canImport(Darwin)
import Foundation

/// Records how to undo actions; the counterpart of Foundation's `UndoManager` on Apple platforms.
///
/// ```swift
/// @Environment(\.undoManager) private var undoManager
///
/// func rename(to name: String) {
///     let old = self.name
///     self.name = name
///     undoManager?.registerUndo(withTarget: self) { $0.rename(to: old) }
/// }
/// ```
///
/// Actions that are registered in one turn of the main run loop are undone together. Actions that are registered during
/// an undo can be redone. A view whose body reads ``canUndo`` or ``canRedo`` is evaluated again when the value changes.
@MainActor @preconcurrency
open class UndoManager {
    private struct Step {
        let target: ObjectIdentifier
        let action: @MainActor () -> Void
    }

    private struct Group {
        var steps: [Step] = []
        var name = ""
    }

    private var undoable: [Group] = []
    private var redoable: [Group] = []
    /// The open groups, the innermost last.
    private var open: [Group] = []
    private var closesWithTurn = false
    private var pauses = 0
    private let revision = StateLocation(0)

    /// Whether all actions that are registered in one turn of the run loop form a group.
    open var groupsByEvent = true
    /// The maximum number of groups that are kept; 0 for no limit.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Whether an action is being undone.
    open private(set) var isUndoing = false
    /// Whether an action is being redone.
    open private(set) var isRedoing = false

    /// Creates an undo manager with nothing to undo.
    nonisolated public init() {}

    // MARK: State

    /// Whether there is an action to undo.
    open var canUndo: Bool {
        _ = revision.value
        return !undoable.isEmpty || open.contains { !$0.steps.isEmpty }
    }

    /// Whether there is an action to redo.
    open var canRedo: Bool {
        _ = revision.value
        return !redoable.isEmpty
    }

    /// Whether the manager currently registers actions.
    open var isUndoRegistrationEnabled: Bool { pauses == 0 }
    /// The number of open groups.
    open var groupingLevel: Int { open.count }

    /// The name of the action that `undo()` would undo; empty if the action has no name.
    open var undoActionName: String {
        _ = revision.value
        return open.last { !$0.steps.isEmpty }?.name ?? undoable.last?.name ?? ""
    }

    /// The name of the action that `redo()` would redo; empty if the action has no name.
    open var redoActionName: String {
        _ = revision.value
        return redoable.last?.name ?? ""
    }

    /// "Undo", followed by the name of the action.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo " + undoActionName }
    /// "Redo", followed by the name of the action.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo " + redoActionName }

    // MARK: Registering

    /// Registers an action that undoes a change. Actions that are registered while it runs redo the change.
    ///
    /// - Parameter target: the object that the action changes. It is retained until the action is removed.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target,
        handler: @escaping @MainActor (Target) -> Void
    ) {
        guard pauses == 0 else { return }
        if open.isEmpty { openForTurn() }
        open[open.count - 1].steps.append(Step(target: ObjectIdentifier(target)) { handler(target) })
        if !isUndoing, !isRedoing { redoable.removeAll() }
        revision.value += 1
    }

    /// Names the open group, or else the last group.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if !undoable.isEmpty {
            undoable[undoable.count - 1].name = actionName
        }
        revision.value += 1
    }

    /// Disables the registration of actions until ``enableUndoRegistration()`` is called. Calls nest.
    open func disableUndoRegistration() { pauses += 1 }
    /// Reverses one call to ``disableUndoRegistration()``.
    open func enableUndoRegistration() { pauses = max(0, pauses - 1) }

    // MARK: Groups

    private func openForTurn() {
        open.append(Group())
        guard groupsByEvent, !isUndoing, !isRedoing else { return }
        closesWithTurn = true
        MainThread.async { [weak self] in self?.closeTurn() }
    }

    /// Closes the group of the actions registered during an event.
    package func eventDidEnd() { closeTurn() }

    private func closeTurn() {
        guard closesWithTurn, open.count == 1 else { return }
        endUndoGrouping()
    }

    /// Begins a group of actions that are undone together.
    open func beginUndoGrouping() { open.append(Group()) }

    /// Ends a group of actions that are undone together.
    open func endUndoGrouping() {
        guard let group = open.popLast() else { return }
        if open.isEmpty { closesWithTurn = false }
        guard !group.steps.isEmpty else { return }
        if !open.isEmpty {
            open[open.count - 1].steps += group.steps
            if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
        } else if isUndoing {
            redoable.append(group)
        } else {
            undoable.append(group)
            trim()
        }
        revision.value += 1
    }

    private func trim() {
        guard levelsOfUndo > 0, undoable.count > levelsOfUndo else { return }
        undoable.removeFirst(undoable.count - levelsOfUndo)
    }

    // MARK: Undoing

    /// Undoes the last group, after closing all open groups.
    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        guard let group = undoable.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
        revision.value += 1
    }

    /// Redoes the group that was last undone.
    open func redo() {
        while !open.isEmpty { endUndoGrouping() }
        guard let group = redoable.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
        revision.value += 1
    }

    private func run(_ group: Group) {
        beginUndoGrouping()
        open[open.count - 1].name = group.name
        for step in group.steps.reversed() { step.action() }
        endUndoGrouping()
    }

    /// Removes all actions.
    open func removeAllActions() {
        undoable.removeAll()
        redoable.removeAll()
        for index in open.indices { open[index].steps.removeAll() }
        revision.value += 1
    }

    /// Removes the actions of a target.
    open func removeAllActions(withTarget target: Any) {
        let id = ObjectIdentifier(target as AnyObject)
        func without(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.steps.removeAll { $0.target == id }
                return group
            }
        }
        undoable = without(undoable).filter { !$0.steps.isEmpty }
        redoable = without(redoable).filter { !$0.steps.isEmpty }
        open = without(open)
        revision.value += 1
    }
}
#endif
