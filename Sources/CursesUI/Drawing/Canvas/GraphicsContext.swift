import CursesUITerminal
import Foundation

/// What the closure of a `Canvas` draws with.
///
/// A copy draws on the same canvas; what is set on it (opacity, clips, moves) is its own.
public struct GraphicsContext {
    /// From 0 to 1; below three quarters texts and lines are dim, below a half areas are left out.
    public var opacity = 1.0
    /// Has no meaning on cells.
    public var blendMode = BlendMode.normal
    /// Where the points that are drawn at lie on the canvas.
    public var transform = CGAffineTransform()
    /// That of the canvas.
    public let environment: EnvironmentValues

    private let metrics: CellMetrics
    private let size: CellSize
    private let recorder: CanvasRecorder
    private let symbols: CanvasSymbols
    private var clips: [CanvasClip] = []

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

    /// Moves what is drawn from here on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Scales what is drawn from here on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Turns what is drawn from here on.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: angle.radians)
    }

    /// Transforms what is drawn from here on, before what does so already.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// In columns and rows.
    private func cells(_ point: CGPoint) -> CGPoint {
        let point = point.applying(transform)
        return CGPoint(x: point.x / metrics.columnWidth, y: point.y / metrics.rowHeight)
    }

    private func cells(_ path: Path) -> Path {
        transform.isIdentity && metrics == .cells ? path : path.mapped(cells)
    }

    // MARK: Clips

    /// How a clip is meant.
    public struct ClipOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// A set of these bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Drawing is kept outside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Keeps what is drawn from here on within a path, by whole cells.
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

    /// Has no effect: there is nothing between cells that a filter could mix.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

    /// Draws with a copy of the context: what is set on that is gone afterwards.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var copy = self
        try content(&copy)
    }

    // MARK: Paths

    /// Fills the inside of a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let paint = shading.paint(in: metrics.units(size)).resolvedAsArea(in: environment)
        let path = cells(path)
        if let rect = path.rect {
            record(.fillRect(rect, paint.opacity(opacity)))
        } else {
            record(.fill(path, isEOFilled: style.isEOFilled, paint.opacity(opacity)))
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
        record(.stroke(cells(path), style, paint.opacity(opacity)))
    }

    private func record(_ drawing: CanvasOperation.Drawing) {
        recorder.operations.append(
            CanvasOperation(drawing: drawing, opacity: opacity, clips: clips)
        )
    }

    // MARK: Texts

    /// Finds out how a text is to be drawn.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text.content.resolved(in: environment), environment, metrics)
    }

    /// Finds out how an image is to be drawn: a symbol as its sign, a picture as its name.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(sign: resolve(Text(image)))
    }

    /// Draws a text in one line, with a point of it at a place.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, text.layout(width: nil), at: cells(point), anchor)
    }

    /// Draws a text in one line, with a point of it at a place.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text from the upper left corner of a rectangle on, as wide as that.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let width = metrics.columns(rect.width)
        draw(text, text.layout(width: width), at: cells(rect.origin), .topLeading)
    }

    /// Draws a text from the upper left corner of a rectangle on, as wide as that.
    public func draw(_ text: Text, in rect: CGRect) {
        draw(resolve(text), in: rect)
    }

    /// Draws the sign of an image, with a point of it at a place.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws the sign of an image, with a point of it at a place.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.sign, at: point, anchor: anchor)
    }

    /// Draws the sign of an image in the middle of a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image, at: CGPoint(x: rect.midX, y: rect.midY))
    }

    // MARK: Symbols

    /// Finds a view among the symbols of the canvas by its tag.
    @MainActor @preconcurrency
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        symbols.node(AnyHashable(id)).map { ResolvedSymbol(node: $0, metrics: metrics) }
    }

    /// Draws a view, with a point of it at a place.
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

    /// Draws a view in the middle of a rectangle.
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
        record(.text(layout, text.style, at: point))
    }
}
