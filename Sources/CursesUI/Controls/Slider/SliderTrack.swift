import CursesUITerminal

/// The track of a slider with its thumb.
struct SliderTrack {
    /// How far the thumb is on its way, from 0 to 1.
    let fraction: Double
}

extension SliderTrack: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<SliderTrack> {
        LeafNode(self, in: context) { SliderTrackLayoutNode($0.view, owner: $0) }
    }
}

final class SliderTrackLayoutNode: LayoutNode, LeafLayoutNode {
    private var fraction = 0.0
    private var isFocused = false
    private var isEnabled = true

    /// What a slider takes that is offered nothing in particular, in columns.
    private static let idealWidth = 20

    init(_ view: SliderTrack, owner: Node) {
        super.init(owner: owner)
        take(view)
    }

    func update(_ view: SliderTrack) {
        take(view)
        setNeedsDisplay()
    }

    private func take(_ view: SliderTrack) {
        fraction = view.fraction
        isFocused = owner.environment.isFocused
        isEnabled = owner.environment.isEnabled
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: max(1, proposal.width ?? Self.idealWidth), height: 1)
    }

    override func draw(in context: DrawingContext) {
        let last = frame.size.width - 1
        let thumb = Int((Double(last) * fraction).rounded())
        context.forEachPoint(of: CellRect(origin: .zero, size: frame.size)) { point in
            if point.column == thumb {
                context.put("●", style: thumbStyle, at: point)
            } else if point.column < thumb {
                context.put("━", style: doneStyle, at: point)
            } else {
                context.put("─", style: restStyle, at: point)
            }
        }
    }

    private var thumbStyle: Style {
        guard isEnabled else { return Style(attributes: .dim) }
        return isFocused ? Style(attributes: [.bold, .reverse]) : Style(attributes: .bold)
    }

    private var doneStyle: Style {
        guard isEnabled else { return Style(attributes: .dim) }
        return Style(foreground: .brightBlue, attributes: isFocused ? .bold : [])
    }

    private var restStyle: Style {
        Style(attributes: isEnabled && isFocused ? [] : .dim)
    }
}
