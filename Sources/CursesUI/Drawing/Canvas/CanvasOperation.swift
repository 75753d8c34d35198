import CursesUITerminal
import Foundation

/// One drawing operation of a canvas.
struct CanvasOperation {
    enum Drawing {
        /// A path in columns and rows.
        case fill(Path, isEOFilled: Bool, Paint)
        /// A rectangle in columns and rows.
        case fillRect(CGRect, Paint)
        /// A path in columns and rows.
        case stroke(Path, StrokeStyle, Paint)
        /// `paintArea` is the area that a gradient covers, relative to the text; `nil` means the whole text.
        case text(TextLayout, TextInk, paintArea: CellRect?, at: CellPoint)
        /// Cells of a text that has been laid out, moved by an offset.
        case textPart(LaidOutText, CellRect, CellPoint)
        case symbol(LayoutNode, at: CellPoint)
        indirect case faded([CanvasOperation])
    }

    let drawing: Drawing
    let surroundings: Surroundings

    init(_ drawing: Drawing, _ surroundings: Surroundings) {
        self.drawing = drawing
        self.surroundings = surroundings
    }

    /// The clips, the opacity and the effects of an operation. Consecutive operations with equal values share one object.
    final class Surroundings: Equatable {
        /// The opacity. It is not applied to paths, because their paints already contain it.
        let opacity: Double
        /// The clips that limit the drawing.
        let clips: [CanvasClip]
        /// The drawings through which the drawing is seen.
        let layers: [CanvasLayerClip]
        /// The changes of the colours, in order.
        let effects: [ColorEffect]

        init(
            opacity: Double, clips: [CanvasClip] = [], layers: [CanvasLayerClip] = [], effects: [ColorEffect] = []
        ) {
            self.opacity = opacity
            self.clips = clips
            self.layers = layers
            self.effects = effects
        }

        static func == (lhs: Surroundings, rhs: Surroundings) -> Bool {
            lhs === rhs
                || lhs.opacity == rhs.opacity && lhs.clips == rhs.clips && lhs.layers == rhs.layers
                    && lhs.effects == rhs.effects
        }

        /// The same without changes of the colours.
        fileprivate var plain: Surroundings { Surroundings(opacity: opacity, clips: clips, layers: layers) }
    }

    /// Returns another drawing in the same surroundings.
    func with(_ drawing: Drawing) -> CanvasOperation { CanvasOperation(drawing, surroundings) }

    var opacity: Double { surroundings.opacity }
    var clips: [CanvasClip] { surroundings.clips }
    var layers: [CanvasLayerClip] { surroundings.layers }
    var effects: [ColorEffect] { surroundings.effects }

    @MainActor
    func draw(in context: DrawingContext, _ size: CellSize, _ metrics: CellMetrics) {
        guard opacity > 0 else { return }
        if !effects.isEmpty {
            let plain = CanvasOperation(drawing, surroundings.plain)
            let visible = context.visiblePart(of: CellRect(origin: .zero, size: size))
            return context.draw(in: visible, with: effects) { plain.draw(in: $0, size, metrics) }
        }
        if clips.isEmpty, layers.isEmpty { return put(in: context, size, metrics) }
        let visible = context.visiblePart(of: CellRect(origin: .zero, size: size))
        if !visible.isEmpty { put(through: layers[...], of: visible, in: context, size, metrics) }
    }

    @MainActor
    private func put(
        through layers: ArraySlice<CanvasLayerClip>, of visible: CellRect, in context: DrawingContext, _ size: CellSize,
        _ metrics: CellMetrics
    ) {
        if let layer = layers.last {
            return context.draw(in: visible, through: layer.mask(of: visible, in: context, size, metrics)) {
                put(through: layers.dropLast(), of: visible, in: context, size, metrics)
            }
        }
        if clips.isEmpty { return put(in: context, size, metrics) }
        let grid = context.grid
        context.draw(in: visible, cutting: { coverage($0, visible.columns, grid) }) {
            put(in: context, size, metrics)
        }
    }

    @MainActor
    private func put(in context: DrawingContext, _ size: CellSize, _ metrics: CellMetrics) {
        switch drawing {
        case .fill(let path, let isEOFilled, let paint):
            context.fill(PathRaster(path), isEOFilled: isEOFilled, paint, in: size)
        case .fillRect(let rect, let paint):
            context.fill(RectRaster(rect), paint, in: size)
        case .stroke(let path, let style, let paint):
            context.stroke(path, style, paint, in: size, metrics)
        case .text(let layout, let ink, let paintArea, let point):
            context.draw(opacity: opacity, in: CellRect(origin: point, size: layout.size)) {
                context.draw(layout, at: point, in: ink, paintArea: paintArea)
            }
        case .textPart(let text, let part, let offset):
            let place = part.offset(by: offset)
            context.draw(opacity: opacity, in: place) {
                context.draw(text.layout, at: offset, in: text.ink, within: place)
            }
        case .symbol(let node, let point):
            context.draw(opacity: opacity, in: CellRect(origin: point, size: node.frame.size)) {
                context.draw(node.picture(), at: point)
            }
        case .faded(let operations):
            context.draw(opacity: opacity, in: CellRect(origin: .zero, size: size)) {
                for operation in operations { operation.draw(in: context, size, metrics) }
            }
        }
    }

    /// Returns the fraction of each part of a row's cells that is inside all clips.
    private func coverage(_ row: Int, _ columns: Range<Int>, _ grid: CellGrid) -> RowCoverage {
        var coverage = RowCoverage(grid, count: columns.count, 1)
        for clip in clips {
            coverage.limit(
                to: PathRaster(clip.path).coverage(row: row, columns: columns, grid, isEOFilled: clip.isEOFilled),
                isInverse: clip.isInverse)
        }
        return coverage
    }
}

/// A path that limits the drawing.
struct CanvasClip: Equatable {
    /// The path in columns and rows.
    let path: Path
    let isEOFilled: Bool
    /// Whether the drawing is limited to the outside of the path.
    let isInverse: Bool
}

/// A drawing through which later drawing is seen, as far as it is opaque.
struct CanvasLayerClip: Equatable {
    let operations: [CanvasOperation]
    let opacity: Double
    /// Whether later drawing is seen where the drawing is clear.
    let isInverse: Bool

    @MainActor
    func mask(of visible: CellRect, in context: DrawingContext, _ size: CellSize, _ metrics: CellMetrics) -> AlphaMask {
        AlphaMask(of: visible, in: context, opacity: opacity, isInverse: isInverse) { context in
            for operation in operations { operation.draw(in: context, size, metrics) }
        }
    }
}

/// Records the operations of a canvas's drawing closure.
final class CanvasRecorder {
    // `@exclusivity(unchecked)`, here and below: no other code runs while an operation is added, so accesses cannot
    // overlap.
    @exclusivity(unchecked) private(set) var operations: [CanvasOperation] = []
    /// The surroundings of the last operation.
    @exclusivity(unchecked) private var surroundings = CanvasOperation.Surroundings(opacity: 1)

    init(capacity: Int) {
        operations.reserveCapacity(capacity)
    }

    /// Adds an operation.
    func add(
        _ drawing: consuming CanvasOperation.Drawing, opacity: Double, _ clips: [CanvasClip],
        _ layers: [CanvasLayerClip], _ effects: [ColorEffect]
    ) {
        let last = surroundings
        if last.opacity != opacity || last.clips != clips || last.layers != layers || last.effects != effects {
            surroundings = CanvasOperation.Surroundings(
                opacity: opacity, clips: clips, layers: layers, effects: effects)
        }
        operations.append(CanvasOperation(drawing, surroundings))
    }
}
