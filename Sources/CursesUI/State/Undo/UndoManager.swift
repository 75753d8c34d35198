#if !canImport(Darwin)
import Foundation

/// Remembers how to take back what was done: what Foundation has by this name on Apple platforms.
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
/// What is registered while the main run loop turns once is undone together. What is registered while
/// something is undone can be redone. A view that has read ``canUndo`` or ``canRedo`` in its body is
/// evaluated again when that changes.
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
    /// Those that are open, the innermost last.
    private var open: [Group] = []
    private var closesWithTurn = false
    private var pauses = 0
    private let revision = StateLocation(0)

    /// Whether what is registered in one turn of the run loop is one group.
    open var groupsByEvent = true
    /// So many groups are kept; 0 for any number.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Whether an action is being undone.
    open private(set) var isUndoing = false
    /// Whether an action is being done again.
    open private(set) var isRedoing = false

    /// A manager without anything to undo.
    nonisolated public init() {}

    // MARK: Asking

    /// Whether there is something to undo.
    open var canUndo: Bool {
        _ = revision.value
        return !undoable.isEmpty || open.contains { !$0.steps.isEmpty }
    }

    /// Whether there is something to do again.
    open var canRedo: Bool {
        _ = revision.value
        return !redoable.isEmpty
    }

    /// Whether actions are recorded.
    open var isUndoRegistrationEnabled: Bool { pauses == 0 }
    /// Groups that are open.
    open var groupingLevel: Int { open.count }

    /// What is to be undone next, in words; empty where it has no name.
    open var undoActionName: String {
        _ = revision.value
        return open.last { !$0.steps.isEmpty }?.name ?? undoable.last?.name ?? ""
    }

    /// The name of what `redo()` would do again; empty where it has none.
    open var redoActionName: String {
        _ = revision.value
        return redoable.last?.name ?? ""
    }

    /// "Undo" with the name of the action.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo " + undoActionName }
    /// "Redo" with the name of the action.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo " + redoActionName }

    // MARK: Registering

    /// Says how to take something back; while that runs, what it registers is for redoing.
    ///
    /// - Parameter target: held until the step is forgotten.
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

    /// Names the group that is open, or else the last one.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if !undoable.isEmpty {
            undoable[undoable.count - 1].name = actionName
        }
        revision.value += 1
    }

    /// Records no actions until ``enableUndoRegistration()``; calls nest.
    open func disableUndoRegistration() { pauses += 1 }
    /// Ends what ``disableUndoRegistration()`` began.
    open func enableUndoRegistration() { pauses = max(0, pauses - 1) }

    // MARK: Groups

    private func openForTurn() {
        open.append(Group())
        guard groupsByEvent, !isUndoing, !isRedoing else { return }
        closesWithTurn = true
        MainThread.async { [weak self] in self?.closeTurn() }
    }

    private func closeTurn() {
        guard closesWithTurn, open.count == 1 else { return }
        endUndoGrouping()
    }

    /// Begins actions that are undone as one.
    open func beginUndoGrouping() { open.append(Group()) }

    /// Ends the actions that are undone as one.
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

    /// Takes back the last group; what is still open is closed before.
    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        guard let group = undoable.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
        revision.value += 1
    }

    /// Does again what was taken back last.
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

    /// Forgets everything.
    open func removeAllActions() {
        undoable.removeAll()
        redoable.removeAll()
        for index in open.indices { open[index].steps.removeAll() }
        revision.value += 1
    }

    /// Forgets what was registered for a target.
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
