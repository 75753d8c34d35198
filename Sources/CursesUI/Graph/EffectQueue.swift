/// Actions that an update gives rise to; they run when it has come to rest, in order of phase.
@MainActor
struct EffectQueue {
    enum Phase: Int, CaseIterable {
        /// `onDisappear` of nodes that are gone.
        case disappear
        /// Values for `onReceive` that arrived meanwhile.
        case deliver
        /// `onAppear`, `onChange` and the start of tasks.
        case appear
    }

    private var actions: [[@MainActor () -> Void]] = Array(
        repeating: [],
        count: Phase.allCases.count
    )

    private(set) var isEmpty = true

    mutating func append(_ action: @escaping @MainActor () -> Void, in phase: Phase) {
        actions[phase.rawValue].append(action)
        isEmpty = false
    }

    /// Takes everything that waits, in the order in which it must run.
    mutating func takeAll() -> [@MainActor () -> Void] {
        guard !isEmpty else { return [] }
        isEmpty = true
        let all = actions.flatMap { $0 }
        for index in actions.indices { actions[index].removeAll(keepingCapacity: true) }
        return all
    }
}
