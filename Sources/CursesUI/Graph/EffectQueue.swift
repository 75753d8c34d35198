/// The actions that an update causes. They run in the order of their phases after the update.
@MainActor
struct EffectQueue {
    enum Phase: Int, CaseIterable {
        /// Runs `onDisappear` of removed nodes.
        case disappear
        /// Delivers the values for `onReceive` that arrived during the update.
        case deliver
        /// Runs `onAppear` and `onChange`, and starts tasks.
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

    /// Removes and returns all waiting actions, in the order in which they must run.
    mutating func takeAll() -> [@MainActor () -> Void] {
        guard !isEmpty else { return [] }
        isEmpty = true
        let all = actions.flatMap { $0 }
        for index in actions.indices { actions[index].removeAll(keepingCapacity: true) }
        return all
    }
}
