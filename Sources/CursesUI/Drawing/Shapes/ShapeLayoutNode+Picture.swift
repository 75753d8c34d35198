import CursesUITerminal

/// Fills shapes with repetitions of a picture.
extension ShapeLayoutNode {
    /// Fills the shape with a picture as soon as the picture has been decoded, and returns whether there is a picture.
    func fill(with paint: PicturePaint, _ style: FillStyle, in context: DrawingContext) -> Bool {
        guard let shown = paint.shown(for: owner) else { return false }
        paintedPicture = shown.picture
        guard shown.picture.state == .ready else {
            drawWhenReady(shown.picture)
            return true
        }
        let visible = context.visiblePart(of: CellRect(origin: .zero, size: frame.size))
        guard !visible.isEmpty else { return true }
        let raster = outline.map { PathRaster($0) }
        let grid = context.grid
        context.draw(in: visible) { row in
            raster?.coverage(row: row, columns: visible.columns, grid, isEOFilled: style.isEOFilled)
        } _: {
            drawnPictures = shown.draw(
                in: frame.size, context, whenDone: owner.environment.waitsForPictures ? nil : drawAgain)
        }
        return true
    }

    private func drawWhenReady(_ picture: any Picture) {
        picture.prepare { [weak self] in self?.drawAgain() }
    }

    private func drawAgain() {
        guard !owner.isRemoved else { return }
        setNeedsDisplay()
        layoutContext.requestFrame()
    }
}
