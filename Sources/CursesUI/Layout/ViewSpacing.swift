/// How far a view wants to be from its neighbours.
public struct ViewSpacing: Sendable {
    private let wantsSpacing: Bool

    public init() {
        self.init(wantsSpacing: false)
    }

    init(wantsSpacing: Bool) {
        self.wantsSpacing = wantsSpacing
    }

    /// Cells between this view and the next one along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal && wantsSpacing && next.wantsSpacing ? 1 : 0
    }
}
