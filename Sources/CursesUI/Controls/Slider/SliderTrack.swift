import CursesUITerminal

/// The track of a slider with its thumb.
struct SliderTrack {
    /// The position of the thumb, from 0 to 1.
    let fraction: Double
    /// Whether the mouse holds the thumb, which then has marks at its sides.
    let isHeld: Bool
}

extension SliderTrack: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<SliderTrack> {
        LeafNode(self, in: context) { SliderTrackLayoutNode($0.view, owner: $0) }
    }
}

final class SliderTrackLayoutNode: LayoutNode, LeafLayoutNode {
    private var look: Look

    private struct Look: Equatable {
        struct Part: Equatable {
            let glyph: Glyph
            let style: Style

            init(_ symbol: String, _ style: Style) {
                glyph = Glyph(symbol.first ?? "-")
                self.style = style
            }
        }

        let fraction: Double
        let isHeld: Bool
        let thumb: Part
        let done: Part
        let rest: Part
        let showsThumb: Bool

        init(_ view: SliderTrack, _ environment: EnvironmentValues) {
            fraction = view.fraction
            isHeld = view.isHeld && environment.isEnabled
            let symbols = environment.themeSymbols
            let isEnabled = environment.isEnabled
            let isFocused = isEnabled && environment.isFocused
            let plain = Style(attributes: isEnabled ? [] : .dim)
            let accent = Color.accentColor.resolved(in: environment).applied(to: plain)
            let quiet = Color(.separator).resolved(in: environment).applied(to: plain)
            var done = isEnabled ? accent : plain
            var thumb = done
            if isEnabled { thumb.attributes.insert(.bold) }
            if isFocused {
                thumb.attributes.insert(.reverse)
                done.attributes.insert(.bold)
            }
            self.thumb = Part(symbols.sliderThumb, thumb)
            self.done = Part(symbols.barFilled, done)
            rest = Part(symbols.barEmpty, quiet)
            showsThumb = environment.sliderThumbVisibility != .hidden || isFocused
        }
    }

    /// The width in columns if no width is proposed.
    private static let idealWidth = 20

    init(_ view: SliderTrack, owner: Node) {
        look = Look(view, owner.environment)
        super.init(owner: owner)
    }

    func update(_ view: SliderTrack) {
        let new = Look(view, owner.environment)
        guard new != look else { return }
        look = new
        setNeedsDisplay()
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: max(1, proposal.width ?? Self.idealWidth), height: 1)
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        key.isTextBaseline ? size.height : nil
    }

    override func draw(in context: DrawingContext) {
        let last = frame.size.width - 1
        let fromLeading = Int((Double(last) * look.fraction).rounded())
        let thumb = mirrored(CellPoint(column: fromLeading, row: 0)).column
        context.forEachPoint(of: CellRect(origin: .zero, size: frame.size)) { point in
            let column = mirrored(point).column
            let hasThumb = look.showsThumb && column == fromLeading
            let part = hasThumb ? look.thumb : column < fromLeading ? look.done : look.rest
            context.put(part.glyph, style: part.style, at: point)
        }
        guard look.isHeld else { return }
        let marks: [(Int, Character)] = [(thumb - 1, ">"), (thumb + 1, "<")]
        for (column, mark) in marks where column >= 0 && column <= last {
            context.put(Glyph(mark), style: look.thumb.style, at: CellPoint(column: column, row: 0))
        }
    }
}
