import CursesUI
import CursesUITerminal
import Foundation

/// Renders a view to a picture: its colours, shapes, lines, pictures and the drawings of `Canvas`.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge().frame(width: 20, height: 10))
/// renderer.scale = 2
/// let data = renderer.uiImage?.pngData()
/// ```
///
/// The view is drawn on cells, and each cell becomes 8 by 16 pixels, times the scale. Letters cannot be converted to
/// pixels: texts are left out, ``leavesOutText`` is true if there were any, and the app writes a diagnostic. There is no
/// picture of a view that shows only texts. Pixels on which nothing is drawn stay transparent.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    @Published public var content: Content
    /// The size that is proposed to the view.
    @Published public var proposedSize = ProposedViewSize.unspecified
    /// The number of pixels in a point.
    @Published public var scale: CGFloat = 1
    /// Whether the background is white rather than transparent.
    @Published public var isOpaque = false
    /// Whether the last picture omits texts that the view shows.
    public private(set) var leavesOutText = false

    /// Creates a renderer of a view.
    public init(content view: Content) {
        content = view
    }

    /// The picture of the view; `nil` if the view has no size, or shows only texts.
    public var uiImage: UIImage? {
        let cells = RenderedCells(content, proposedSize)
        let raster = CellRaster(cells.cells, scale: scale, isOpaque: isOpaque)
        leavesOutText = raster.hasText
        if raster.hasText {
            ViewHost.current?.graph.diagnostics.report(
                .textWithoutPixels(view: "\(Content.self)"), once: ObjectIdentifier(Self.self))
            guard raster.hasPixels else { return nil }
        }
        guard let png = raster.bitmap?.png else { return nil }
        return UIImage(data: Data(png), scale: scale)
    }
}

/// Renders a view to cells, in a separate view graph.
@MainActor
private struct RenderedCells {
    /// The rows from the top.
    let cells: [[Cell]]

    /// The largest picture, in cells.
    private static var room: CellSize { CellSize(width: 500, height: 250) }
    /// The maximum number of frames that a view may take to settle.
    private static var frames: Int { 50 }

    init(_ view: some View, _ proposal: ProposedViewSize) {
        var capabilities = Capabilities(colorLevel: .trueColor)
        capabilities.appearance = .light
        let terminal = VirtualTerminal(size: Self.room, capabilities: capabilities)
        var environment = EnvironmentValues()
        environment.waitsForPictures = true
        let size = MeasuredSize()
        let metrics = ViewHost.current?.context.layout.metrics ?? .cells
        let host = ViewHost(
            RootView(
                content: SizedLayout(proposal: proposal, size: size) { view }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            ),
            on: terminal,
            cellMetrics: metrics,
            environment: environment
        )
        host.renderFrame()
        for _ in 0..<Self.frames where !host.isSettled { host.renderFrame() }
        host.tearDown()
        let width = Self.cells(size.value.width / metrics.columnWidth, atMost: Self.room.width)
        let height = Self.cells(size.value.height / metrics.rowHeight, atMost: Self.room.height)
        cells = (0..<height).map { row in (0..<width).map { terminal.screen[column: $0, row: row] } }
    }

    private static func cells(_ length: CGFloat, atMost limit: Int) -> Int {
        length.isFinite ? min(max(0, Int(length.rounded())), limit) : limit
    }
}

/// Receives the size of the view from its layout.
@MainActor
private final class MeasuredSize {
    var value = CGSize.zero
}

/// Proposes a fixed size to a view, regardless of the available space.
private struct SizedLayout: Layout {
    let proposal: ProposedViewSize
    let size: MeasuredSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let view = subviews.first else { return .zero }
        size.value = view.sizeThatFits(self.proposal)
        return size.value
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: self.proposal)
    }
}
