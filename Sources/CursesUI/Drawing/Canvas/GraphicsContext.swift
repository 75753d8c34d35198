import CursesUITerminal
import Foundation

/// The drawing context of a `Canvas`.
///
/// A copy draws on the same canvas, but has its own opacity, clips and transform.
public struct GraphicsContext {
    /// The opacity of everything that is drawn from now on, from 0 to 1. A layer (``drawLayer(content:)``) is faded as
    /// a whole.
    public var opacity = 1.0
    /// How the colours of everything that is drawn from now on are combined with those beneath. A layer
    /// (``drawLayer(content:)``) is combined as a whole. See ``View/brightness(_:)`` for the conditions.
    public var blendMode = BlendMode.normal
    /// The transform that maps the points of later operations to points of the canvas.
    public var transform = CGAffineTransform()
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    private let metrics: CellMetrics
    private let size: CellSize
    private var recorder: CanvasRecorder
    private let symbols: CanvasSymbols
    private var clips: [CanvasClip] = []
    private var layers: [CanvasLayerClip] = []
    /// The filters for later drawing; the last one is applied first.
    private var filters: [ColorEffect] = []
    /// The opacity that stands for a blur.
    private var fade = 1.0

    init(
        _ environment: EnvironmentValues,
        _ metrics: CellMetrics,
        in size: CellSize,
        _ recorder: CanvasRecorder,
        _ symbols: CanvasSymbols
    ) {
        self.environment = environment
        self.metrics = metrics
        self.size = size
        self.recorder = recorder
        self.symbols = symbols
    }

    // MARK: Coordinates

    /// Moves everything that is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Scales everything that is drawn from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Rotates everything that is drawn from now on.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: angle.radians)
    }

    /// Transforms everything that is drawn from now on. The new transform is applied before the previous ones.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Converts a point to columns and rows.
    func cells(_ point: CGPoint) -> CGPoint {
        let point = point.applying(transform)
        return CGPoint(x: point.x / metrics.columnWidth, y: point.y / metrics.rowHeight)
    }

    private func cells(_ path: Path) -> Path {
        transform.isIdentity && metrics == .cells ? path : path.mapped(cells)
    }

    // MARK: Clips

    /// Options of a clip.
    public struct ClipOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set with the given bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Drawing is limited to the outside of the path.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Limits everything that is drawn from now on to a path. Areas are clipped to parts of cells, texts to whole
    /// cells.
    public mutating func clip(
        to path: Path,
        style: FillStyle = FillStyle(),
        options: ClipOptions = ClipOptions()
    ) {
        clips.append(
            CanvasClip(
                path: cells(path),
                isEOFilled: style.isEOFilled,
                isInverse: options.contains(.inverse)
            )
        )
    }

    /// Shows everything that is drawn from now on as far as a drawing is opaque.
    ///
    /// - Parameters:
    ///   - opacity: the opacity of the drawing as a whole, from 0 to 1.
    ///   - options: with ``ClipOptions/inverse``, later drawing is visible where the drawing is clear.
    ///   - content: draws in a copy of the context.
    public mutating func clipToLayer(
        opacity: Double = 1,
        options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let operations = try operations(of: content)
        layers.append(
            CanvasLayerClip(
                operations: operations, opacity: opacity.clamped(0, 1), isInverse: options.contains(.inverse)))
    }

    /// The bounds of the clips in the current coordinates; a large rectangle without a clip.
    public var clipBoundingRect: CGRect {
        let all = CGRect(x: -100_000, y: -100_000, width: 200_000, height: 200_000)
        let bounds = clips.filter { !$0.isInverse }.map(\.path.boundingRect)
        guard let first = bounds.first else { return all }
        let cells = bounds.dropFirst().reduce(first) { $0.intersection($1) }
        guard !cells.isNull else { return .zero }
        let units = CGRect(
            x: cells.minX * metrics.columnWidth, y: cells.minY * metrics.rowHeight,
            width: cells.width * metrics.columnWidth, height: cells.height * metrics.rowHeight)
        return Path(units).mapped { $0.applying(transform.inverted()) }.boundingRect
    }

    /// Changes the colours of everything that is drawn from now on. The filter is applied before the previous ones. See
    /// ``View/brightness(_:)`` for the conditions.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if let effect = filter.effect(in: environment) { filters.insert(effect, at: 0) }
        fade *= filter.fade
    }

    /// The opacity of everything that is drawn from now on, with that of a blur.
    private var shownOpacity: Double { opacity * fade }

    private var effects: [ColorEffect] { blendMode == .normal ? filters : filters + [blendMode.effect] }

    /// Passes a copy of the context to a closure, and discards the changes to the copy afterwards. If the context is
    /// translucent, or has filters or a blend mode, everything that the closure draws is treated as a whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        guard shownOpacity < 1 || !effects.isEmpty else {
            var copy = self
            return try content(&copy)
        }
        record(.faded(try operations(of: content)))
    }

    /// Returns what a closure draws in a copy of the context without opacity, filters and clips.
    private func operations(of content: (inout GraphicsContext) throws -> Void) rethrows -> [CanvasOperation] {
        var copy = self
        copy.recorder = CanvasRecorder(capacity: 0)
        copy.opacity = 1
        copy.fade = 1
        copy.filters = []
        copy.blendMode = .normal
        copy.clips = []
        copy.layers = []
        try content(&copy)
        return copy.recorder.operations
    }

    // MARK: Paths

    /// Fills the inside of a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let paint = shading.paint(in: metrics.units(size)).resolvedAsArea(in: environment)
        let path = cells(path)
        if let rect = path.rect {
            record(.fillRect(rect, paint.opacity(shownOpacity)))
        } else {
            record(.fill(path, isEOFilled: style.isEOFilled, paint.opacity(shownOpacity)))
        }
    }

    /// Draws the outline of a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the outline of a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard style.lineWidth > 0 else { return }
        let paint = shading.paint(in: metrics.units(size)).resolved(in: environment)
        record(.stroke(cells(path), style, paint.opacity(shownOpacity)))
    }

    func record(_ drawing: consuming CanvasOperation.Drawing) {
        recorder.add(drawing, opacity: shownOpacity, clips, layers, effects)
    }

    // MARK: Texts

    /// Resolves a text for drawing.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text.content.resolved(in: environment), environment, metrics)
    }

    /// Resolves an image for drawing: a symbol as its character, a picture as its name.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(sign: resolve(Text(image)))
    }

    /// Draws a text in one line, with its anchor at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, text.layout(width: nil), at: cells(point), anchor)
    }

    /// Draws a text in one line, with its anchor at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text at the upper left corner of a rectangle, within its width.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let width = metrics.columns(rect.width)
        draw(text, text.layout(width: width), at: cells(rect.origin), .topLeading)
    }

    /// Draws a text at the upper left corner of a rectangle, within its width.
    public func draw(_ text: Text, in rect: CGRect) {
        draw(resolve(text), in: rect)
    }

    /// Draws the characters of an image, with their anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws the characters of an image, with their anchor at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.sign, at: point, anchor: anchor)
    }

    /// Draws the characters of an image in the middle of a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image, at: CGPoint(x: rect.midX, y: rect.midY))
    }

    // MARK: Symbols

    /// Finds a symbol of the canvas by its tag.
    @MainActor @preconcurrency
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        symbols.node(AnyHashable(id)).map { ResolvedSymbol(node: $0, metrics: metrics) }
    }

    /// Draws a symbol of the canvas, with its anchor at a point.
    @MainActor @preconcurrency
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = symbol.node.size(for: .unspecified)
        let place = cells(point)
        let corner = CGPoint(
            x: place.x - anchor.x * CGFloat(size.width),
            y: place.y - anchor.y * CGFloat(size.height)
        )
        guard abs(corner.x) < 100_000, abs(corner.y) < 100_000 else { return }
        let origin = CellPoint(column: Int(corner.x.rounded()), row: Int(corner.y.rounded()))
        record(.symbol(symbol.node, at: origin))
    }

    /// Draws a symbol of the canvas in the middle of a rectangle.
    @MainActor @preconcurrency
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        draw(symbol, at: CGPoint(x: rect.midX, y: rect.midY))
    }

    private func draw(
        _ text: ResolvedText,
        _ layout: TextLayout,
        at place: CGPoint,
        _ anchor: UnitPoint
    ) {
        let corner = CGPoint(
            x: place.x - anchor.x * CGFloat(layout.size.width),
            y: place.y - anchor.y * CGFloat(layout.size.height)
        )
        guard abs(corner.x) < 100_000, abs(corner.y) < 100_000 else { return }
        let point = CellPoint(column: Int(corner.x.rounded()), row: Int(corner.y.rounded()))
        let (ink, area) = text.ink(in: metrics.units(size))
        let paintArea = area == .canvas ? CellRect(origin: .zero - point, size: size) : nil
        record(.text(layout, ink, paintArea: paintArea, at: point))
    }
}
