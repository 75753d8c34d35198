/// An answer about the controls below a layout node, which is looked for again only when they may be others
/// than before: a list that is asked whether it can have the focus has many rows.
@MainActor
struct FocusAnswer {
    private var known: (generation: Int, answer: Bool)?

    nonisolated init() {}

    mutating func value(_ focus: FocusManager, _ find: () -> Bool) -> Bool {
        if let known, known.generation == focus.generation { return known.answer }
        let answer = find()
        known = (focus.generation, answer)
        return answer
    }
}
