/// Some tips of which one is shown at a time.
@MainActor @preconcurrency
public final class TipGroup {
    /// Which tip is shown.
    public enum Priority: Sendable {
        /// The first one whose conditions are true.
        case firstAvailable
        /// The first one that has not been closed, when its conditions are true.
        case ordered
    }

    private let priority: Priority
    private let tips: [any Tip]

    /// Creates a group.
    public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
        (self.priority, self.tips) = (priority, tips())
    }

    /// The tip that is shown. A view that reads it is evaluated again when it changes.
    public var currentTip: (any Tip)? {
        switch priority {
        case .firstAvailable: return tips.first { $0.shouldDisplay }
        case .ordered:
            let next = tips.first { tip in
                if case .invalidated = tip.status { false } else { true }
            }
            return next?.shouldDisplay == true ? next : nil
        }
    }

    /// Makes the tips of a group.
    @resultBuilder public enum TipGroupBuilder: Tips.ArrayBuilder {
        public typealias Element = any Tip
    }
}
