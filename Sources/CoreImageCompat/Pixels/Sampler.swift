/// Reads the pixels of a raster, also beyond its edges and between its pixels.
struct Sampler {
    /// The first pixel of the first row; `nil` if there are no pixels.
    let base: UnsafePointer<Pixel>?
    let columns: Int
    let rows: Int
    let isClamped: Bool
    let isNearest: Bool

    /// Returns the pixel in a column and a row.
    func pixel(_ column: Int, _ row: Int) -> Pixel {
        guard let base, columns > 0, rows > 0 else { return .clear }
        if column >= 0, column < columns, row >= 0, row < rows { return base[row * columns + column] }
        return isClamped ? nearest(base, column, row) : .clear
    }

    /// Returns the pixel in a column and a row, or the one at the edge.
    private func nearest(_ base: UnsafePointer<Pixel>, _ column: Int, _ row: Int) -> Pixel {
        base[min(max(row, 0), rows - 1) * columns + min(max(column, 0), columns - 1)]
    }

    /// Returns the colour at a place, in pixels from the top left corner: the weighted mean of the nearest four pixels,
    /// or the nearest pixel.
    func color(_ x: Float, _ y: Float) -> Pixel {
        // Larger numbers are no places of pixels, and some do not fit into an integer.
        guard abs(x) < 1e6, abs(y) < 1e6 else { return isClamped ? pixel(Self.end(x), Self.end(y)) : .clear }
        guard let base, columns > 0, rows > 0 else { return .clear }
        guard isClamped || x >= 0 && x <= Float(columns) && y >= 0 && y <= Float(rows) else { return .clear }
        if isNearest { return pixel(Int(x.rounded(.down)), Int(y.rounded(.down))) }
        let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (across, down) = (x - 0.5 - left, y - 0.5 - top)
        let (column, row) = (Int(left), Int(top))
        // The centre of a pixel, apart from rounding errors, has its colour.
        if across < 1e-3, down < 1e-3 { return nearest(base, column, row) }
        if across > 0.999, down > 0.999 { return nearest(base, column + 1, row + 1) }
        // Within the picture, its edges are not mixed with what is outside.
        var result = Pixel.clear
        result.add(nearest(base, column, row), times: (1 - across) * (1 - down))
        result.add(nearest(base, column + 1, row), times: across * (1 - down))
        result.add(nearest(base, column, row + 1), times: (1 - across) * down)
        result.add(nearest(base, column + 1, row + 1), times: across * down)
        return result
    }

    private static func end(_ place: Float) -> Int { place < 0 ? -1_000_000 : place > 0 ? 1_000_000 : 0 }
}
