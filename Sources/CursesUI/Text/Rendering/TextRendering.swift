import CursesUITerminal
import Foundation

/// A text renderer, and what it has drawn for a text.
struct TextRendering {
    private let renderer: AnyTextRenderer
    /// The text, before its words are looked up in the environment.
    private let written: StyledText
    private var operations: [CanvasOperation] = []

    /// - Returns: `nil` if there is no renderer, or if the text is too long to be laid out as a whole.
    init?(_ renderer: AnyTextRenderer?, for text: StyledText, of written: StyledText) {
        guard let renderer, !text.exceeds(bytes: LongText.threshold) else { return nil }
        self.renderer = renderer
        self.written = written
    }

    /// Returns whether two renderings are known to need the same space.
    @MainActor
    static func haveSameLayout(_ old: TextRendering?, _ new: TextRendering?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        return AnyTextRenderer.isSameInput(old.renderer, new.renderer)
    }

    func size(
        for proposal: CellProposal, _ text: MeasuredText, _ options: TextLayout.Options, _ metrics: CellMetrics
    ) -> CellSize {
        let proxy = TextProxy(text: text, options: options, metrics: metrics)
        let size = renderer.renderer.sizeThatFits(proposal: ProposedViewSize(proposal, metrics), text: proxy)
        return CellSize(width: max(0, metrics.columns(size.width)), height: max(0, metrics.rows(size.height)))
    }

    /// Returns the area in which a text of a size may draw.
    func area(of size: CellSize, _ metrics: CellMetrics) -> CellRect {
        let padding = renderer.renderer.displayPadding
        let (left, top) = (max(0, metrics.columns(padding.leading)), max(0, metrics.rows(padding.top)))
        let (right, bottom) = (max(0, metrics.columns(padding.trailing)), max(0, metrics.rows(padding.bottom)))
        return CellRect(
            column: -left, row: -top, width: size.width + left + right, height: size.height + top + bottom)
    }

    /// Calls the renderer, and records what it draws.
    ///
    /// - Parameter size: the size of the text's node.
    @MainActor
    mutating func record(_ layout: TextLayout, _ look: TextLook, in size: CellSize, for node: TextLayoutNode) {
        let environment = node.owner.environment
        // The values that the renderer reads replace the values that the node has read before, so those are read again.
        _ = written.resolved(in: environment, textCase: environment.textSettings.textCase)
        let metrics = node.layoutContext.metrics
        let recorder = CanvasRecorder(capacity: operations.count)
        var context = GraphicsContext(environment, metrics, in: size, recorder, CanvasSymbols())
        renderer.renderer.draw(layout: Text.Layout(layout, look.ink, metrics), in: &context)
        operations = recorder.operations
    }

    @MainActor
    func draw(in context: DrawingContext, _ size: CellSize, _ metrics: CellMetrics) {
        context.draw(within: area(of: size, metrics)) {
            for operation in operations { operation.draw(in: context, size, metrics) }
        }
    }
}
