/// What edits have replaced in a text, so that they can be undone and done again.
///
/// Characters that are typed one after the other are undone word by word, those that are deleted
/// one by one are brought back together.
struct TextEditingHistory: Sendable {
    enum Edit: Hashable, Sendable {
        case typing(startsWord: Bool)
        case deleting
        case other
    }

    /// A change of the text, and where the caret and the selection were before.
    struct Step: Sendable {
        var change: TextChange
        let position: TextEditingState.Position

        /// What it keeps in memory, about.
        fileprivate var byteCount: Int { change.old.utf8.count + MemoryLayout<Step>.stride }
    }

    /// Steps to take back, the next one last. The oldest are given up for new ones.
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

        /// Makes the next step take back another change first; where there is none, nothing will.
        mutating func append(_ change: TextChange, to text: String) {
            guard var step = pop() else { return }
            step.change.append(change, to: text)
            push(step)
        }

        /// The last step is kept, however much it is.
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

    /// So many steps can be undone.
    static let limit = 200
    /// What the steps of one direction may keep in bytes, if they are more than one.
    static let byteLimit = 4 << 20

    /// What is kept in memory, in bytes.
    var byteCount: Int { past.byteCount + future.byteCount }

    /// Keeps what an edit has replaced, with the edit before if it goes on with that.
    ///
    /// - Parameters:
    ///   - text: the text before the edit.
    ///   - position: where the caret and the selection were.
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

    /// Says that the next edit does not go on with the one before: the caret has moved.
    mutating func endEdit() {
        last = nil
    }

    /// Takes notice of a change that is no step of its own.
    ///
    /// - Parameter text: the text before the change.
    mutating func append(_ change: TextChange, to text: String) {
        past.append(change, to: text)
        future.append(change, to: text)
    }

    /// What takes the last edit back; `nil` if there is none.
    mutating func undo(_ current: TextEditingState) -> Step? {
        guard let step = past.pop() else { return nil }
        future.push(Step(change: step.change.inverse(in: current.text), position: current.position))
        last = nil
        return step
    }

    /// What does the edit again that was undone last; `nil` if there is none.
    mutating func redo(_ current: TextEditingState) -> Step? {
        guard let step = future.pop() else { return nil }
        past.push(Step(change: step.change.inverse(in: current.text), position: current.position))
        last = nil
        return step
    }
}
