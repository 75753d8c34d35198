/// The actions that an update causes. They run in order of phase once the update has come to rest.
@MainActor
struct EffectQueue {
    enum Phase: Int, CaseIterable {
        /// `onDisappear` of removed nodes.
        case disappear
        /// Values for `onReceive` that arrived during the update.
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

    /// Removes and returns all waiting actions, in the order in which they must run.
    mutating func takeAll() -> [@MainActor () -> Void] {
        guard !isEmpty else { return [] }
        isEmpty = true
        let all = actions.flatMap { $0 }
        for index in actions.indices { actions[index].removeAll(keepingCapacity: true) }
        return all
    }
}
