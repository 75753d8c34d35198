import Foundation

/// How a scroll view adjusts its position when its content changes its size.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
    private let name: String

    /// The visible content stays where it is.
    public static var automatic: ScrollContentOffsetAdjustmentBehavior { Self(name: "automatic") }
    /// The position stays the same. In a terminal it is the same as ``automatic``.
    public static var disabled: ScrollContentOffsetAdjustmentBehavior { Self(name: "disabled") }
}

private struct ScrollAdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

private struct ScrollTargetAnchorKey: TransactionKey {
    static var defaultValue: UnitPoint? { nil }
}

private struct KeepsScrollVelocityKey: TransactionKey {
    static let defaultValue = false
}

private struct TracksVelocityKey: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    /// How scroll views adjust their positions to the change. It has no effect.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[ScrollAdjustmentKey.self] }
        set { self[ScrollAdjustmentKey.self] = newValue }
    }

    /// The place in a scroll view to which a position without an anchor moves a view. It has no effect: such a position
    /// scrolls as little as possible.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    /// Whether a change of the scroll position keeps the velocity. It has no effect: a terminal scrolls in steps.
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[KeepsScrollVelocityKey.self] }
        set { self[KeepsScrollVelocityKey.self] = newValue }
    }

    /// Whether animations begin with the velocity of earlier changes. It has no effect: the velocity of an animation
    /// that a new one replaces is always kept by springs.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }
}
