import CursesUITerminal
import Foundation

/// A shape with fills and strokes, which are drawn in order.
public struct DrawnShape<Content: Shape> {
    /// The shape that is drawn.
    public let shape: Content
    let drawings: [ShapeDrawing]

    init(_ shape: Content, _ drawings: ShapeDrawing...) {
        self.init(shape, drawings)
    }

    fileprivate init(_ shape: Content, _ drawings: [ShapeDrawing]) {
        self.shape = shape
        self.drawings = drawings
    }

    /// Adds a fill on top of the previous fills and strokes.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground,
        style: FillStyle = FillStyle()
    ) -> DrawnShape {
        DrawnShape(shape, drawings + [.fill(content.paint, style, content.shadows)])
    }

    /// Adds a stroke on top of the previous fills and strokes.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> DrawnShape {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Adds a stroke on top of the previous fills and strokes.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> DrawnShape {
        DrawnShape(shape, drawings + [.stroke(content.paint, style)])
    }

    /// Rotates the shape before it is drawn.
    nonisolated public func rotationEffect(
        _ angle: Angle,
        anchor: UnitPoint = .center
    ) -> DrawnShape<RotatedShape<Content>> {
        DrawnShape<RotatedShape<Content>>(shape.rotation(angle, anchor: anchor), drawings)
    }

    /// Adds a stroke within the shape, on top of the previous fills and strokes.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> DrawnShape {
        stroke(content, lineWidth: lineWidth)
    }
}

extension DrawnShape: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<DrawnShape> {
        LeafNode(self, in: context) { ShapeLayoutNode($0.view, owner: $0) }
    }
}

final class ShapeLayoutNode<Content: Shape>: LayoutNode, LeafLayoutNode {
    private struct Look: Interpolatable {
        var shape: Content
        var drawings: [ShapeDrawing]

        func interpolated(towards other: Look, by amount: Double) -> Look {
            var result = other
            result.shape.animatableData = shape.animatableData
                .interpolated(towards: other.shape.animatableData, by: amount)
            if drawings.count == other.drawings.count {
                result.drawings = zip(drawings, other.drawings)
                    .map { $0.interpolated(towards: $1, by: amount) }
            }
            return result
        }

        @MainActor
        func isSame(as other: Look) -> Bool {
            drawings == other.drawings && ViewComparator.areEqual(shape, other.shape)
        }
    }

    private var target: Look
    private var tweener: Tweener<Look>
    var shape: Content { tweener.value.shape }
    /// The pictures that the terminal itself draws. They are kept alive while they are visible.
    var drawnPictures: [TerminalPicture] = []
    /// The picture that fills the shape. Otherwise nothing would keep it from being decoded to being drawn.
    var paintedPicture: (any Picture)?
    var isUnderline = false {
        didSet { setNeedsDisplay() }
    }
    weak var lineTint: (any LineLayoutNode)? {
        didSet { setNeedsDisplay() }
    }
    var tintsLine = false {
        didSet { if tintsLine != oldValue { setNeedsDisplay() } }
    }

    init(_ view: DrawnShape<Content>, owner: Node) {
        target = Self.look(of: view, owner)
        tweener = Tweener(target)
        super.init(owner: owner)
    }

    private static func look(of view: DrawnShape<Content>, _ owner: any LayoutOwner) -> Look {
        Look(
            shape: view.shape.resolvedInContainer(owner.environment),
            drawings: view.drawings.map { $0.resolved(in: owner.environment) }
        )
    }

    func update(_ view: DrawnShape<Content>) {
        let new = Self.look(of: view, owner)
        let oldShadows = shadows
        let isSame = new.isSame(as: target)
        if !isSame { tweener.set(new, owner.transaction) }
        guard !isSame || tweener.isMoving else { return }
        target = new
        tweener.advance(for: owner) { $0.interpolated(towards: $1, by: $2) }
        setNeedsDisplay()
        if shape.rectangle == nil || shadows != oldShadows { invalidateLayout() }
    }

    private var metrics: CellMetrics { layoutContext.metrics }

    override var isOutline: Bool {
        shape.rectangle != nil
            && drawings.contains { if case .stroke(_, let style) = $0 { style.lineWidth > 0 } else { false } }
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        if shape.rectangle != nil {
            return CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
        }
        let size = shape.sizeThatFits(ProposedViewSize(proposal, metrics))
        return CellSize(width: metrics.columns(size.width), height: metrics.rows(size.height))
    }

    override var asLine: (any LineLayoutNode)? { self }

    override var isRound: Bool { shape is any RoundShape }

    /// The cells that a path touches: it may be anywhere in its frame.
    override var figureBounds: CellRect? {
        guard shape is Path else { return nil }
        let cells = PathRaster(path(inset: 0)).cells.intersection(CellRect(origin: .zero, size: frame.size))
        return cells.isEmpty ? nil : cells
    }

    /// The shadows that the shape casts on the content beneath. A line casts none.
    private var shadows: [ShadowModifier] {
        let shadows = tweener.value.drawings.flatMap(\.shadows).filter { !$0.isInner }
        return shadows.isEmpty || lineAxis != nil ? [] : shadows
    }

    override var effect: DrawingEffect? {
        let shadows = shadows
        guard !shadows.isEmpty else { return nil }
        return DrawingEffect(beneath: { context, node in
            for shadow in shadows { context.castShadow(of: node, shadow) }
        })
    }

    override var spill: CellRect {
        shadows.reduce(super.spill) { $0.union($1.spill(of: frame.size, metrics)) }
    }

    override func draw(in context: DrawingContext) {
        guard !tintsLine else { return }
        if let axis = lineAxis { return drawLine(along: axis, in: context) }
        for drawing in tweener.value.drawings {
            switch drawing {
            case .fill(let paint, let style, let shadows):
                fill(context.shaded(paint, by: shadows.filter(\.isInner), in: self), style, in: context)
            case .stroke(let paint, let style): stroke(paint, style, in: context)
            }
        }
    }

    private func drawLine(along axis: Axis, in context: DrawingContext) {
        for case .fill(let paint, _, _) in tweener.value.drawings {
            drawLine(along: axis, in: context) { point in
                let color = paint.color(at: point, in: frame.size)
                return color.isVisible ? tintStyle(at: point) ?? context.style(color, at: point) : nil
            }
        }
    }

    // MARK: Filling

    /// The outline; `nil` for a shape that is a rectangle on cells.
    var outline: Path? { shape.rectangle != nil ? nil : path(inset: 0) }

    private func fill(_ paint: Paint, _ style: FillStyle, in context: DrawingContext) {
        if case .picture(let picture) = paint, fill(with: picture, style, in: context) { return }
        let bounds = CellRect(origin: .zero, size: frame.size)
        if let shape = shape.rectangle {
            fill(shape, bounds, paint, in: context)
        } else if isDot {
            fillDot(paint, in: context)
        } else {
            fillPath(paint, style, in: context)
        }
    }

    /// Fills a rectangle in whole cells, and its round corners in parts of cells.
    private func fill(_ shape: any RectangularShape, _ bounds: CellRect, _ paint: Paint, in context: DrawingContext) {
        // Half blocks are too coarse for a rounded corner.
        guard context.grid.columns > 1, let path = shape.roundedPath(in: frame.size, metrics) else {
            return context.fill(bounds, paint)
        }
        let radius = shape.radii(in: frame.size, metrics).max() ?? 0
        // A cell counts as twice as high as wide.
        let rows = min(Int((radius / 2).rounded(.up)), (bounds.size.height + 1) / 2)
        let middle = CellRect(
            column: 0, row: rows, width: bounds.size.width, height: max(0, bounds.size.height - 2 * rows))
        let raster = PathRaster(mirrored(path))
        for (row, count) in [(0, rows), (max(rows, bounds.size.height - rows), rows)] {
            let part = CellRect(column: 0, row: row, width: bounds.size.width, height: count)
            context.fill(raster, isEOFilled: false, paint, in: frame.size, within: part)
        }
        if paint.isGradient {
            context.forEachPoint(of: middle) { context.fillCell(at: $0, paint, paint.color(at: $0, in: frame.size)) }
        } else {
            context.fill(middle, paint)
        }
    }

    private func fillPath(_ paint: Paint, _ style: FillStyle, in context: DrawingContext) {
        let raster = PathRaster(path(inset: 0))
        context.fill(raster, isEOFilled: style.isEOFilled, paint, in: frame.size)
    }

    // MARK: Outlines

    private func stroke(_ paint: Paint, _ style: StrokeStyle, in context: DrawingContext) {
        guard style.lineWidth > 0 else { return }
        if let shape = shape.rectangle, frame.size.height == 1 {
            strokeRow(isRound: shape.hasRoundCorners, isHeavy: style.lineWidth >= 2, paint, in: context)
        } else if let shape = shape.rectangle {
            let lines = LineCharacters.stroke(width: style.lineWidth, isRounded: shape.hasRoundCorners)
            context.stroke(
                CellRect(origin: .zero, size: frame.size),
                style.dash.isEmpty ? lines : lines.dashed,
                paint
            )
        } else if isDot {
            strokeDot(paint, in: context)
        } else {
            strokePath(paint, style, in: context)
        }
    }

    /// Draws the ends of an outline that has room for nothing else. What is in the row stays.
    private func strokeRow(isRound: Bool, isHeavy: Bool, _ paint: Paint, in context: DrawingContext) {
        guard frame.size.width > 2 else { return }
        let line: Glyph = context.design.blocks == .none ? "|" : isHeavy ? "┃" : "│"
        for (column, glyph) in [(0, isRound ? "(" : line), (frame.size.width - 1, isRound ? ")" : line)] {
            let point = CellPoint(column: column, row: 0)
            if context.isBlank(at: point) { context.put(glyph, in: paint.color(at: point, in: frame.size), at: point) }
        }
    }

    private func strokePath(_ paint: Paint, _ style: StrokeStyle, in context: DrawingContext) {
        // The path is inset, because otherwise half of the line would be outside the frame.
        let width = style.columns(metrics)
        let path = path(inset: width >= context.leastArea ? width : 0.5)
        context.stroke(path, style, paint, in: frame.size, metrics)
    }

    /// Returns the outline in the frame, inset on all sides by half of a line width in columns.
    private func path(inset: CGFloat) -> Path {
        mirrored(shape.cellPath(in: rect(inset: inset), metrics))
    }

    /// Returns a path, mirrored if the layout direction requires it.
    private func mirrored(_ path: Path) -> Path {
        guard owner.environment.isRightToLeft, !(shape is any RoundShape),
            case .mirrors(in: .rightToLeft) = shape.layoutDirectionBehavior
        else {
            return path
        }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: CGFloat(frame.size.width), ty: 0))
    }

    /// Returns the frame, inset on all sides by half of a line width in columns.
    private func rect(inset: CGFloat) -> CGRect {
        let part = centredPart
        return CGRect(
            x: part.minX + inset / 2,
            y: part.minY + inset / 4,
            width: max(0, part.width - inset),
            height: max(0, part.height - inset / 2)
        )
    }
}

extension ShapeLayoutNode: TransformedLayoutNode {
    func draw(in context: DrawingContext, under transform: CGAffineTransform) {
        guard !tintsLine else { return }
        let factor = transform.cells(at: .zero).lengthFactor
        for drawing in tweener.value.drawings {
            switch drawing {
            case .fill(let paint, let style, _):
                if isDot {
                    putDot(isFilled: true, paint, in: context, under: transform)
                } else if let axis = lineAxis {
                    let line = Path(middleOf: frame.size, along: axis).applying(transform)
                    context.stroke(transformed: line, StrokeStyle(), paint, metrics)
                } else {
                    let path = wholePath(inset: 0).applying(transform)
                    let paint = paint.transformed(by: transform, of: frame.size)
                    context.fill(transformed: path, paint, isEOFilled: style.isEOFilled)
                }
            case .stroke(let paint, var style):
                guard style.lineWidth > 0 else { continue }
                if isDot {
                    putDot(isFilled: false, paint, in: context, under: transform)
                    continue
                }
                style.lineWidth *= factor
                let width = style.columns(metrics)
                let path = wholePath(inset: width >= context.leastArea ? width : 0.5).applying(transform)
                context.stroke(
                    transformed: path, style, paint.transformed(by: transform, of: frame.size), metrics)
            }
        }
    }

    /// Returns the outline, also that of a shape that is a rectangle on cells.
    private func wholePath(inset: CGFloat) -> Path {
        if inset == 0, let shape = shape.rectangle, let path = shape.roundedPath(in: frame.size, metrics) {
            return mirrored(path)
        }
        return path(inset: inset)
    }
}

extension ShapeLayoutNode: LineLayoutNode {
    /// The axis of the line that replaces a filled area in a thin frame; `nil` if the area is drawn as such.
    var lineAxis: Axis? { isArea && !isPicture ? enclosingThinAxis : nil }

    var lineStyle: Style? {
        guard isArea, case .fill(let paint, _, _)? = drawings.last else { return nil }
        let color = paint.color(at: .zero, in: frame.size)
        return color.isVisible ? color.applied(to: .plain) : nil
    }

    private var isPicture: Bool {
        drawings.contains { if case .fill(.picture, _, _) = $0 { true } else { false } }
    }

    private var isArea: Bool {
        shape.rectangle != nil && !drawings.isEmpty && drawings.allSatisfy(\.isFill)
    }

    private var drawings: [ShapeDrawing] { tweener.value.drawings }
}
