import CursesUITerminal

/// The motion of a layout node from its old position to its new position.
@MainActor
struct LayoutMotion {
    let from: CellPoint
    let to: CellPoint
    private let begin = FrameClock.now
    private let animation: Animation
    private let completions: AwaitedCompletions?

    init?(from: CellPoint, to: CellPoint, _ transaction: Transaction) {
        guard let animation = transaction.animation, from != to else { return nil }
        self.from = from
        self.to = to
        self.animation = animation.begun()
        completions = AwaitedCompletions(transaction, animation)
    }

    /// The current origin of the node; `nil` when it has arrived.
    var origin: CellPoint? {
        let passed = (FrameClock.now - begin) / .seconds(1)
        completions?.advance(to: passed)
        guard let progress = animation.progress(after: passed) else { return nil }
        func between(_ from: Int, _ to: Int) -> Int {
            Int(Double(from).interpolated(towards: Double(to), by: progress).rounded())
        }
        return CellPoint(
            column: between(from.column, to.column),
            row: between(from.row, to.row)
        )
    }
}
