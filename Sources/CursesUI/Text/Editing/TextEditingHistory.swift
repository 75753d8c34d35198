/// The history of edits, for undo and redo.
///
/// Typing is undone word by word. Consecutive deletions are undone together.
struct TextEditingHistory: Sendable {
    enum Edit: Hashable, Sendable {
        case typing(startsWord: Bool)
        case deleting
        case other
    }

    /// A change of the text, with the caret and the selection before it.
    struct Step: Sendable {
        var change: TextChange
        let position: TextEditingState.Position

        /// The approximate memory usage.
        fileprivate var byteCount: Int { change.old.utf8.count + MemoryLayout<Step>.stride }
    }

    /// The steps to undo or redo; the next step is last. The oldest steps are removed to limit the memory.
    private struct Stack: Sendable {
        private var steps: [Step] = []
        private(set) var byteCount = 0

        mutating func push(_ step: Step) {
            steps.append(step)
            byteCount += step.byteCount
            giveUpOldest()
        }

        mutating func pop() -> Step? {
            guard let step = steps.popLast() else { return nil }
            byteCount -= step.byteCount
            return step
        }

        /// Adds a change to the next step, if there is one.
        mutating func append(_ change: TextChange, to text: String) {
            guard var step = pop() else { return }
            step.change.append(change, to: text)
            push(step)
        }

        /// Removes the oldest steps beyond the limits. The newest step is kept, however large it is.
        private mutating func giveUpOldest() {
            var count = 0
            while steps.count - count > 1,
                steps.count - count > TextEditingHistory.limit
                    || byteCount > TextEditingHistory.byteLimit
            {
                byteCount -= steps[count].byteCount
                count += 1
            }
            steps.removeFirst(count)
        }
    }

    private var past = Stack()
    private var future = Stack()
    private var last: Edit?

    /// The maximum number of steps.
    static let limit = 200
    /// The maximum number of bytes for the undo steps, and also for the redo steps. A single step may exceed it.
    static let byteLimit = 4 << 20

    /// The memory usage in bytes.
    var byteCount: Int { past.byteCount + future.byteCount }

    /// Records an edit. If it continues the previous step, it becomes part of that step.
    ///
    /// - Parameters:
    ///   - text: the text before the edit.
    ///   - position: the caret and the selection before the edit.
    mutating func record(
        _ change: TextChange,
        to text: String,
        at position: TextEditingState.Position,
        by edit: Edit
    ) {
        future = Stack()
        let continues =
            switch (last, edit) {
            case (.typing, .typing(startsWord: false)), (.deleting, .deleting): true
            default: false
            }
        last = edit
        if continues {
            past.append(change, to: text)
        } else {
            past.push(Step(change: change, position: position))
        }
    }

    /// Ends the current step, because the caret has moved. The next edit then starts a new step.
    mutating func endEdit() {
        last = nil
    }

    /// Adds a change that cannot be undone separately to the next steps for undo and redo.
    ///
    /// - Parameter text: the text before the change.
    mutating func append(_ change: TextChange, to text: String) {
        past.append(change, to: text)
        future.append(change, to: text)
    }

    /// Removes and returns the step that undoes the last edit; `nil` if there is none.
    mutating func undo(_ current: TextEditingState) -> Step? {
        guard let step = past.pop() else { return nil }
        future.push(Step(change: step.change.inverse(in: current.text), position: current.position))
        last = nil
        return step
    }

    /// Removes and returns the step that redoes the edit that was undone last; `nil` if there is none.
    mutating func redo(_ current: TextEditingState) -> Step? {
        guard let step = future.pop() else { return nil }
        past.push(Step(change: step.change.inverse(in: current.text), position: current.position))
        last = nil
        return step
    }
}
