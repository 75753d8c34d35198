import SwiftUICompat

/// The input that draws on a canvas; the value has no effect.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
    case `default`, anyInput, pencilOnly
}

/// A view in which the user draws. Nobody draws in a terminal: the view is a box with the number of strokes. A drawing
/// that code sets is kept, and the delegate is told.
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
    /// The drawing.
    open var drawing = PKDrawing() {
        didSet {
            show()
            canvasDelegate?.canvasViewDrawingDidChange(self)
        }
    }
    /// The value is kept, but has no effect.
    open var tool: any PKTool = PKInkingTool(.pen)
    /// The value is kept, but has no effect.
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    /// The value is kept, but has no effect.
    open var allowsFingerDrawing = true
    /// The value is kept, but has no effect.
    open var isRulerActive = false
    /// The value is kept, but has no effect.
    open var isDrawingEnabled = true
    /// The gesture of drawing. It never begins.
    public let drawingGestureRecognizer = UIGestureRecognizer()

    /// Is told that code sets a drawing.
    private var canvasDelegate: (any PKCanvasViewDelegate)? { delegate as? any PKCanvasViewDelegate }

    /// Creates a view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        show()
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func show() {
        let count = drawing.strokes.count
        standIn = AnyView(
            Text(verbatim: "Drawing: \(count) stroke\(count == 1 ? "" : "s")")
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .border(.secondary))
    }
}

/// Receives the changes of a canvas.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    /// Called when code sets a drawing.
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    /// Never called: strokes are not drawn.
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    /// Never called: nobody draws.
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    /// Never called: nobody draws.
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    /// Does nothing.
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    /// Does nothing.
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    /// Does nothing.
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    /// Does nothing.
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}
