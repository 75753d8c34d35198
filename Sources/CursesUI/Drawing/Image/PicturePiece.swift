import CursesUITerminal
import Foundation

/// A part of a picture and the cells that it fills, once or repeatedly.
struct PicturePiece: Equatable {
    /// The part of the picture, from 0 to 1 in both directions.
    let part: CGRect
    let frame: CellRect
    /// The size of one repetition, which starts at the upper left corner of the frame. It is the size of the frame if
    /// the part is not repeated.
    let tile: CellSize
}

extension PicturePiece {
    /// Returns the pieces of a picture that is drawn in a given size.
    ///
    /// - Parameters:
    ///   - own: the picture's own size in cells.
    ///   - insets: the edges that keep their size.
    ///   - isTiled: whether the rest is repeated instead of stretched.
    static func pieces(
        of own: CellSize,
        in room: CellSize,
        insets: CellInsets,
        isTiled: Bool
    ) -> [PicturePiece] {
        let columns = spans(own.width, room.width, insets.leading, insets.trailing, isTiled)
        let rows = spans(own.height, room.height, insets.top, insets.bottom, isTiled)
        return rows.flatMap { row in
            columns.map { column in
                PicturePiece(
                    part: CGRect(
                        x: column.part.lowerBound,
                        y: row.part.lowerBound,
                        width: column.part.upperBound - column.part.lowerBound,
                        height: row.part.upperBound - row.part.lowerBound
                    ),
                    frame: CellRect(
                        column: column.start, row: row.start, width: column.length, height: row.length
                    ),
                    tile: CellSize(width: column.tile, height: row.tile)
                )
            }
        }
    }

    private struct Span {
        let part: ClosedRange<CGFloat>
        let start: Int
        let length: Int
        let tile: Int
    }

    /// Returns the pieces along one axis: the leading edge, the middle and the trailing edge.
    private static func spans(
        _ own: Int, _ room: Int, _ leading: Int, _ trailing: Int, _ isTiled: Bool
    ) -> [Span] {
        guard own > 0, room > 0 else { return [] }
        let leading = leading.clamped(0, min(own, room))
        let trailing = trailing.clamped(0, min(own, room) - leading)
        func span(_ from: Int, _ to: Int, _ start: Int, _ length: Int, _ tile: Int) -> Span {
            let part = CGFloat(from) / CGFloat(own)...CGFloat(to) / CGFloat(own)
            return Span(part: part, start: start, length: length, tile: tile)
        }
        let middle = own - leading - trailing
        let rest = room - leading - trailing
        return [
            span(0, leading, 0, leading, leading),
            span(leading, own - trailing, leading, middle > 0 ? rest : 0, isTiled ? middle : rest),
            span(own - trailing, own, room - trailing, trailing, trailing),
        ].filter { $0.length > 0 }
    }
}
