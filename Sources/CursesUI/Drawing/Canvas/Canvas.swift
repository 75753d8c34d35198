import CursesUITerminal
import Foundation

/// A view whose content a closure draws: paths, texts and symbols at any point.
///
/// ```swift
/// Canvas { context, size in
///     context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     context.draw(Text("Hello"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
///
/// Areas are filled in quarters of cells, or in sixths if the terminal draws them itself, and rectangles in eighths.
/// Thin lines are drawn in box-drawing characters if they are horizontal or vertical, and otherwise in Braille dots,
/// eight in a cell. Wide lines are areas. Nothing is drawn outside the frame. The closure runs when the surrounding
/// view is evaluated, when the size of the canvas changes, and when state that it read changes.
///
/// Views with a tag that are passed as symbols can be drawn too, any number of times:
///
/// ```swift
/// Canvas { context, size in
///     if let star = context.resolveSymbol(id: 0) { context.draw(star, at: .zero) }
/// } symbols: {
///     Label("Star", systemImage: "star").tag(0)
/// }
/// ```
public struct Canvas<Symbols: View> {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: Symbols
    @State private var store = CanvasSymbols()

    /// Creates a canvas with symbols.
    ///
    /// - Parameters:
    ///   - opaque: has no effect on cells.
    ///   - colorMode: has no effect on cells.
    ///   - rendersAsynchronously: has no effect on cells.
    ///   - renderer: draws the content, in the units of the app.
    ///   - symbols: views with tags that may be drawn.
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
        self.symbols = symbols()
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas without symbols.
    ///
    /// - Parameters:
    ///   - opaque: has no effect on cells.
    ///   - colorMode: has no effect on cells.
    ///   - rendersAsynchronously: has no effect on cells.
    ///   - renderer: draws the content, in the units of the app.
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
        symbols = EmptyView()
    }
}

/// How colours are mixed; it has no effect on cells.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

extension Canvas: View {
    public var body: some View {
        CanvasSurface(renderer: renderer, symbols: store)
            .background { CanvasSymbolLayer(content: symbols, store: store) }
    }
}

/// The surface of a canvas.
struct CanvasSurface {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: CanvasSymbols
}

extension CanvasSurface: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<CanvasSurface> {
        LeafNode(self, in: context) { CanvasLayoutNode($0.view, owner: $0) }
    }
}

final class CanvasLayoutNode: LayoutNode, LeafLayoutNode {
    private var view: CanvasSurface
    private var recorded: (size: CellSize, operations: [CanvasOperation])?
    /// The areas and lines in pixels; `nil` if the canvas is drawn in cells.
    private var pixelContent: CanvasPixels.Content?
    /// The last drawing in pixels.
    private var pixels: CanvasPixels?
    private var motion = CanvasMotion()

    init(_ view: CanvasSurface, owner: Node) {
        self.view = view
        super.init(owner: owner)
    }

    func update(_ view: CanvasSurface) {
        self.view = view
        guard let size = recorded?.size else { return }
        record(in: size)
        setNeedsDisplay()
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        guard size != recorded?.size else { return }
        // Registers the values that the closure reads as dependencies of the node.
        owner.evaluate { record(in: size) }
        setNeedsDisplay()
    }

    /// The content is clipped to the frame of the canvas.
    override var visibility: LayoutVisibility { .clipped }

    private func record(in size: CellSize) {
        let metrics = layoutContext.metrics
        let environment = owner.environment
        // The number of operations is probably the same as the last time.
        let recorder = CanvasRecorder(capacity: recorded?.operations.count ?? 0)
        var context = GraphicsContext(environment, metrics, in: size, recorder, view.symbols)
        view.renderer(&context, metrics.units(size))
        recorded = (size, recorder.operations)
        pixelContent =
            environment.drawsInPixels
            ? CanvasPixels.Content(recorder.operations, in: size, metrics, on: environment.pictureScreen) : nil
    }

    override func draw(in context: DrawingContext) {
        guard let recorded else { return }
        let metrics = layoutContext.metrics
        if let pixels = currentPixels(in: context) { return pixels.draw(recorded.operations, in: context, metrics) }
        // In place, because a copy of each operation would take a tenth of the time for a picture of many rectangles.
        recorded.operations.withUnsafeBufferPointer { operations in
            guard let first = operations.baseAddress else { return }
            for index in operations.indices { first[index].draw(in: context, frame.size, metrics) }
        }
    }

    /// Returns the drawing in pixels; `nil` if the canvas is drawn in cells.
    private func currentPixels(in context: DrawingContext) -> CanvasPixels? {
        guard let content = pixelContent, context.opacity == 1,
            context.pictureMasks(in: CellRect(origin: .zero, size: content.size)).isEmpty
        else {
            pixels = nil
            return nil
        }
        if let due = motion.end(of: content, at: FrameClock.now) {
            layoutContext.clock.wake(owner, at: due)
            return nil
        }
        if pixels?.content != content { pixels = CanvasPixels(content, in: context) }
        return pixels
    }
}

/// Tells a drawing that changes again and again, whose pixels would take too many bytes, from a drawing that rests.
private struct CanvasMotion {
    private var content: CanvasPixels.Content?
    private var lastChange = Duration.zero
    private var isMoving = false

    /// The time after which a drawing rests that has not changed.
    private static let pause = Duration.milliseconds(500)

    /// Returns the time at which the drawing will rest; `nil` if it rests.
    mutating func end(of new: CanvasPixels.Content, at now: Duration) -> Duration? {
        if new != content {
            isMoving = content != nil && now - lastChange < Self.pause
            content = new
            lastChange = now
        } else if now - lastChange >= Self.pause {
            isMoving = false
        }
        return isMoving ? lastChange + Self.pause : nil
    }
}
