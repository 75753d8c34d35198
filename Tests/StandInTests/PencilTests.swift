import CursesUITesting
import PencilKitCompat
import Testing

@Suite("Pencils")
@MainActor
struct PencilTests {
    private var drawing: PKDrawing {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20)].map {
            PKStrokePoint(
                location: $0, timeOffset: 0, size: CGSize(width: 2, height: 2), opacity: 1, force: 1, azimuth: 0,
                altitude: 0)
        }
        let path = PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSince1970: 0))
        return PKDrawing(strokes: [PKStroke(ink: PKInk(.pen, color: .red), path: path)])
    }

    @Test("A drawing is a value, which is written and read")
    func value() throws {
        #expect(PKDrawing().strokes.isEmpty)
        #expect(drawing.bounds == CGRect(x: -1, y: -1, width: 12, height: 22))
        #expect(try PKDrawing(data: drawing.dataRepresentation()) == drawing)
        #expect(throws: (any Error).self) { try PKDrawing(data: Data("wrd".utf8)) }
        #expect(drawing.appending(drawing).strokes.count == 2)
        let moved = drawing.transformed(using: CGAffineTransform(translationX: 5, y: 0))
        #expect(moved.bounds.minX == 4)
        #expect(drawing.strokes[0].ink.color == .red)
    }

    private final class Coordinator: NSObject, PKCanvasViewDelegate {
        var count = 0

        func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { count = canvasView.drawing.strokes.count }
    }

    private struct Canvas: UIViewRepresentable {
        let drawing: PKDrawing
        let coordinator: Coordinator

        func makeUIView(context: Context) -> PKCanvasView {
            let canvas = PKCanvasView()
            canvas.drawingPolicy = .anyInput
            canvas.tool = PKInkingTool(.marker, color: .black, width: 10)
            canvas.delegate = coordinator
            let picker = PKToolPicker()
            picker.setVisible(true, forFirstResponder: canvas)
            picker.addObserver(canvas)
            return canvas
        }
        func updateUIView(_ canvas: PKCanvasView, context: Context) { canvas.drawing = drawing }
    }

    @Test("A canvas is a box, and its delegate is told of a drawing")
    func canvas() {
        let coordinator = Coordinator()
        let app = TestApp(
            Canvas(drawing: drawing, coordinator: coordinator), size: CellSize(width: 30, height: 5))
        #expect(app.screen.text.contains("Drawing: 1 stroke"))
        #expect(coordinator.count == 1)
    }
}
