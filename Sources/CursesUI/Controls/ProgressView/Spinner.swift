import CursesUITerminal

/// An animated symbol that shows that a task is in progress.
struct Spinner {
    let tint: Color?

    /// The time that each frame is shown.
    static let interval = Duration.milliseconds(100)
}

extension Spinner: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Spinner> {
        LeafNode(self, in: context) { SpinnerLayoutNode($0.view, owner: $0) }
    }
}

final class SpinnerLayoutNode: LayoutNode, LeafLayoutNode {
    private var look: Look

    private struct Look: Equatable {
        let picture: String
        let style: Style
        /// The columns of the widest frame.
        let width: Int

        @MainActor
        init(_ view: Spinner, _ environment: EnvironmentValues) {
            let pictures = environment.themeSymbols.spinner
            let turn = Int64(FrameClock.now / Spinner.interval)
            picture = pictures.isEmpty ? "" : pictures[Int(turn % Int64(pictures.count))]
            width = pictures.map { TextWidth.columns(of: $0) }.max() ?? 0
            style = (view.tint ?? .accentColor).resolved(in: environment).applied(to: .plain)
        }
    }

    init(_ view: Spinner, owner: Node) {
        look = Look(view, owner.environment)
        super.init(owner: owner)
    }

    func update(_ view: Spinner) {
        let new = Look(view, owner.environment)
        guard new != look else { return }
        if new.width != look.width { invalidateLayout() }
        look = new
        setNeedsDisplay()
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: look.width, height: 1)
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        key.isTextBaseline ? size.height : nil
    }

    override func draw(in context: DrawingContext) {
        context.write(look.picture, style: look.style, at: .zero)
        layoutContext.clock.wake(owner, every: Spinner.interval)
    }
}
