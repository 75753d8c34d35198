import CursesUITerminal
import Foundation

/// A picture, with all properties that its cells depend on.
struct ShownPicture: Equatable {
    let source: ScaledPicture
    /// The part of the picture that is shown, from 0 to 1 in both directions.
    var part = PictureRequest.wholePicture
    let resizing: Image.Resizing?
    let interpolation: Image.Interpolation
    /// The style in which only the picture's shape is drawn; `nil` if the picture keeps its colours.
    let template: Paint?
    let isRedacted: Bool
    let screen: PictureScreen
    let metrics: CellMetrics

    var picture: any Picture { source.picture }

    /// The picture's own size in cells. Pixels are square, and a cell counts as twice as high as wide.
    var size: CellSize {
        let unit = metrics.columnWidth * source.scale
        func cells(_ pixels: Int, _ pixelsInCell: CGFloat) -> Int {
            max(1, Int(cells: CGFloat(pixels) / pixelsInCell))
        }
        return CellSize(
            width: cells(Int(CGFloat(picture.size.width) * part.width), unit),
            height: cells(Int(CGFloat(picture.size.height) * part.height), unit * 2)
        )
    }

    /// The ratio of width to height.
    var aspectRatio: CGFloat {
        CGFloat(picture.size.width) / CGFloat(max(1, picture.size.height))
    }

    /// Returns the size for a proposal.
    func size(for proposal: CellProposal) -> CellSize {
        guard resizing != nil else { return size }
        return CellSize(
            width: proposal.width ?? size.width,
            height: proposal.height ?? size.height
        )
    }

    func pieces(in room: CellSize) -> [PicturePiece] {
        let insets = resizing?.capInsets ?? EdgeInsets()
        return PicturePiece.pieces(
            of: size,
            in: room,
            insets: CellInsets(
                top: metrics.gap(insets.top, along: .vertical),
                leading: metrics.gap(insets.leading, along: .horizontal),
                bottom: metrics.gap(insets.bottom, along: .vertical),
                trailing: metrics.gap(insets.trailing, along: .horizontal)
            ),
            isTiled: resizing?.mode == .tile
        )
    }
}

extension ShownPicture {
    /// A number of cells that is larger than any screen. Only the visible part of a larger picture is scaled.
    private static let manyCells = 1 << 18

    /// Draws the picture in a given size at the context's origin. The picture must be ready.
    ///
    /// - Parameter whenDone: called when the preparation of a picture that the terminal draws itself has finished.
    ///   Until then, the picture is drawn in cells, or not at all if there are few colours. With `nil`, this method
    ///   waits.
    /// - Returns: the pictures that the terminal draws itself, which must be kept while they are shown.
    @MainActor
    func draw(
        in room: CellSize, _ context: DrawingContext, whenDone: (@MainActor @Sendable () -> Void)?
    ) -> [TerminalPicture] {
        let frame = CellRect(origin: .zero, size: room)
        if isRedacted {
            let style = Style(attributes: .dim)
            context.forEachPoint(of: frame) { context.put("█", style: style, at: $0) }
            return []
        }
        var drawn: [TerminalPicture] = []
        for piece in pieces(in: room) {
            let visible = context.visiblePart(of: piece.frame)
            guard !visible.isEmpty else { continue }
            switch drawing(of: piece, context, whenDone) {
            case .made(let drawing):
                draw(drawing, piece, visible, context)
                drawn.append(drawing.picture)
            case .underWay where screen.colorLevel < .trueColor:
                // Nothing is shown for a moment, which is better than a picture with few colours.
                break
            case .underWay, .impossible:
                draw(piece, visible, room, context)
            }
        }
        return drawn
    }

    /// Returns a piece of the picture that the terminal draws itself, or `.impossible` if the picture is a template or
    /// is blended with the content beneath, or if the piece is too large.
    @MainActor
    private func drawing(
        of piece: PicturePiece, _ context: DrawingContext, _ whenDone: (@MainActor @Sendable () -> Void)?
    ) -> PictureDrawingState {
        let sides = 1...TerminalPicture.maximumSide
        guard screen.pixels != nil, template == nil, context.opacity == 1,
            sides.contains(piece.tile.width), sides.contains(piece.tile.height)
        else { return .impossible }
        let masks = context.pictureMasks(in: piece.frame)
        // A clip shape would clip each repetition differently.
        guard masks.isEmpty || piece.tile == piece.frame.size else { return .impossible }
        return picture.drawing(for: request(piece.part, piece.tile, masks), whenDone: whenDone)
    }

    @MainActor
    private func draw(
        _ drawing: PictureDrawing, _ piece: PicturePiece, _ visible: CellRect, _ context: DrawingContext
    ) {
        context.forEachPoint(of: visible) { point in
            let column = (point.column - piece.frame.minColumn) % piece.tile.width
            let row = (point.row - piece.frame.minRow) % piece.tile.height
            guard drawing.isVisible[row * piece.tile.width + column] else { return }
            context.put(drawing.picture.glyph(row: row, column: column), style: .plain, at: point)
        }
    }

    /// Returns the shapes that clip a piece. There are none for a repeated piece, because all repetitions are drawn
    /// alike.
    @MainActor
    private func masks(of piece: PicturePiece, _ context: DrawingContext) -> [PictureMask] {
        piece.tile == piece.frame.size ? context.pictureMasks(in: piece.frame) : []
    }

    private func request(_ part: CGRect, _ size: CellSize, _ masks: [PictureMask]) -> PictureRequest {
        PictureRequest(
            part: CGRect(
                x: self.part.minX + part.minX * self.part.width, y: self.part.minY + part.minY * self.part.height,
                width: part.width * self.part.width, height: part.height * self.part.height),
            size: size,
            interpolation: interpolation,
            isTemplate: template != nil,
            screen: screen,
            masks: masks
        )
    }

    @MainActor
    private func draw(
        _ piece: PicturePiece, _ visible: CellRect, _ room: CellSize, _ context: DrawingContext
    ) {
        guard piece.tile.height > Self.manyCells / max(1, piece.tile.width) else {
            let request = request(piece.part, piece.tile, masks(of: piece, context))
            return draw(request, from: piece.frame.origin, visible, room, context)
        }
        for tile in piece.tiles(in: visible) {
            let seen = tile.intersection(visible)
            let request = request(piece.part(of: seen, in: tile), seen.size, context.pictureMasks(in: seen))
            draw(request, from: seen.origin, seen, room, context)
        }
    }

    /// Draws the visible cells of a part of the picture, which is repeated starting at a point.
    @MainActor
    private func draw(
        _ request: PictureRequest,
        from origin: CellPoint,
        _ visible: CellRect,
        _ room: CellSize,
        _ context: DrawingContext
    ) {
        let tile = request.size
        let cells = picture.cells(for: request)
        guard tile.width > 0, tile.height > 0, cells.count == tile.width * tile.height else { return }
        context.forEachPoint(of: visible) { point in
            let column = (point.column - origin.column) % tile.width
            let row = (point.row - origin.row) % tile.height
            let cell = cells[row * tile.width + column]
            guard !cell.isClear else { return }
            if let template {
                context.put(cell.glyph, in: template.color(at: point, in: room), at: point)
            } else {
                let style = Style(
                    foreground: cell.foreground ?? .default, background: cell.background ?? .default)
                context.put(cell.glyph, style: style, at: point)
            }
        }
    }
}

extension PicturePiece {
    /// Returns the frames of the repetitions that intersect a rectangle of cells.
    fileprivate func tiles(in cells: CellRect) -> [CellRect] {
        func starts(_ start: Int, _ length: Int, _ from: Int, _ to: Int) -> StrideTo<Int> {
            stride(from: start + (from - start) / length * length, to: to, by: length)
        }
        return starts(frame.minRow, tile.height, cells.minRow, cells.maxRow).flatMap { row in
            starts(frame.minColumn, tile.width, cells.minColumn, cells.maxColumn).map { column in
                CellRect(origin: CellPoint(column: column, row: row), size: tile)
            }
        }
    }

    /// Returns the part of the picture that is shown in a rectangle of cells within one repetition.
    fileprivate func part(of cells: CellRect, in tile: CellRect) -> CGRect {
        let width = part.width / CGFloat(tile.size.width)
        let height = part.height / CGFloat(tile.size.height)
        return CGRect(
            x: part.minX + CGFloat(cells.minColumn - tile.minColumn) * width,
            y: part.minY + CGFloat(cells.minRow - tile.minRow) * height,
            width: CGFloat(cells.size.width) * width,
            height: CGFloat(cells.size.height) * height
        )
    }
}
