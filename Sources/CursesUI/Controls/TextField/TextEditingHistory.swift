/// What a text was before each edit, so that edits can be undone and done again.
///
/// Characters that are typed one after the other are undone word by word, those that are deleted
/// one by one are brought back together.
struct TextEditingHistory: Sendable {
    enum Edit: Hashable, Sendable {
        case typing(startsWord: Bool)
        case deleting
        case other
    }

    private var past: [TextEditingState] = []
    private var future: [TextEditingState] = []
    private var last: Edit?

    /// So many steps can be undone.
    static let limit = 200

    /// Keeps the state before an edit, unless the edit goes on with the one before.
    mutating func record(_ old: TextEditingState, before edit: Edit) {
        future.removeAll()
        let continues = switch (last, edit) {
        case (.typing, .typing(startsWord: false)), (.deleting, .deleting): true
        default: false
        }
        last = edit
        guard !continues else { return }
        past.append(old)
        if past.count > Self.limit { past.removeFirst() }
    }

    /// Says that the next edit does not go on with the one before: the caret has moved.
    mutating func endEdit() {
        last = nil
    }

    /// The state before the last edit; `nil` if there is none.
    mutating func undo(_ current: TextEditingState) -> TextEditingState? {
        guard let state = past.popLast() else { return nil }
        future.append(current)
        last = nil
        return state
    }

    /// The state that was undone last; `nil` if there is none.
    mutating func redo(_ current: TextEditingState) -> TextEditingState? {
        guard let state = future.popLast() else { return nil }
        past.append(current)
        last = nil
        return state
    }
}
