import CursesUITerminal

/// A bar in one row, filled from the leading end. If the progress is unknown, a filled segment of the bar moves back
/// and forth.
struct ProgressBar {
    /// The progress from 0 to 1; `nil` if it is unknown.
    let fraction: Double?
    let tint: Color?
    /// The width in columns; `nil` fills the proposed width.
    var columns: Int?

    /// The time that the moving segment stays in each position.
    static let interval = Duration.milliseconds(100)
    /// The width in columns if no width is proposed.
    static let idealWidth = 20

    /// Returns the number of half cells to fill in a bar that is a number of columns wide.
    static func filledHalves(_ fraction: Double, columns: Int) -> Int {
        let halves = Int((fraction * Double(2 * columns)).rounded())
        // Any progress is visible, and unfinished progress never fills the bar.
        let least = fraction > 0 ? 1 : 0
        let most = fraction < 1 ? 2 * columns - 1 : 2 * columns
        return max(least, min(halves, most))
    }
}

extension ProgressBar: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<ProgressBar> {
        LeafNode(self, in: context) { ProgressBarLayoutNode($0.view, owner: $0) }
    }
}

final class ProgressBarLayoutNode: LayoutNode, LeafLayoutNode {
    private var look: Look
    private var target: Double?
    private var tweener: Tweener<Double?>

    private struct Look: Equatable {
        var fraction: Double?
        /// The number of cells that the moving segment has advanced so far.
        let turn: Int64
        let symbols: Symbols
        let filled: Style
        let empty: Style
        let columns: Int?

        @MainActor
        init(_ view: ProgressBar, _ environment: EnvironmentValues) {
            fraction = view.fraction
            columns = view.columns
            turn = view.fraction == nil ? Int64(FrameClock.now / ProgressBar.interval) : 0
            symbols = Symbols(environment.themeSymbols, environment.layoutDirection)
            filled = (view.tint ?? .accentColor).resolved(in: environment).applied(to: .plain)
            empty = Color(.separator).resolved(in: environment).applied(to: .plain)
        }
    }

    private struct Symbols: Equatable {
        let filled: Glyph
        let empty: Glyph
        let half: Glyph?

        init(_ symbols: Theme.Symbols, _ direction: LayoutDirection) {
            filled = Glyph(symbols.barFilled.first ?? "#")
            empty = Glyph(symbols.barEmpty.first ?? "-")
            half = symbols.barHalf(direction).first.map { Glyph($0) }
        }
    }

    init(_ view: ProgressBar, owner: Node) {
        look = Look(view, owner.environment)
        target = view.fraction
        tweener = Tweener(view.fraction)
        super.init(owner: owner)
    }

    func update(_ view: ProgressBar) {
        if view.fraction != target {
            let moves = view.fraction != nil && target != nil
            tweener.set(view.fraction, moves ? owner.transaction : Transaction())
            target = view.fraction
        }
        tweener.advance(for: owner) { from, to, amount in
            to.map { (from ?? $0).interpolated(towards: $0, by: amount).clamped(0, 1) }
        }
        var new = Look(view, owner.environment)
        new.fraction = tweener.value
        guard new != look else { return }
        look = new
        setNeedsDisplay()
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: look.columns ?? proposal.width ?? ProgressBar.idealWidth, height: 1)
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        key.isTextBaseline ? size.height : nil
    }

    override func draw(in context: DrawingContext) {
        let columns = frame.size.width
        guard columns > 0 else { return }
        if let fraction = look.fraction {
            draw(halves: ProgressBar.filledHalves(fraction, columns: columns), in: context)
        } else {
            drawWanderer(in: context)
            layoutContext.clock.wake(owner, every: ProgressBar.interval)
        }
    }

    private func draw(halves: Int, in context: DrawingContext) {
        forEachColumn(in: context) { column in
            switch halves - 2 * column {
            case 2...: (look.symbols.filled, look.filled)
            case 1: (look.symbols.half ?? look.symbols.filled, look.filled)
            default: (look.symbols.empty, look.empty)
            }
        }
    }

    /// Draws the segment, a third of the bar, that moves back and forth while the progress is unknown.
    private func drawWanderer(in context: DrawingContext) {
        let columns = frame.size.width
        let length = max(1, columns / 3)
        let way = max(1, columns - length)
        let place = Int(look.turn % Int64(2 * way))
        let start = place <= way ? place : 2 * way - place
        forEachColumn(in: context) { column in
            (start..<(start + length)).contains(column)
                ? (look.symbols.filled, look.filled) : (look.symbols.empty, look.empty)
        }
    }

    private func forEachColumn(in context: DrawingContext, _ cell: (Int) -> (Glyph, Style)) {
        context.forEachPoint(of: CellRect(column: 0, row: 0, width: frame.size.width, height: 1)) {
            let (glyph, style) = cell(mirrored($0).column)
            context.put(glyph, style: style, at: $0)
        }
    }
}
