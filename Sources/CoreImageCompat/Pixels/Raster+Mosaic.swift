import Foundation

extension Raster {
    /// Returns the image as a mosaic: each stone has the mean colour of its pixels.
    func mosaic(_ stones: Stones) -> Raster {
        guard columns > 0, rows > 0 else { return self }
        let grid = StoneGrid(stones, self)
        return replacing { sampler, target in
            guard let base = sampler.base else { return }
            let indices = grid.indices(columns: columns, rows: rows)
            var sums = [Pixel](repeating: .clear, count: grid.count)
            var counts = [Float](repeating: 0, count: grid.count)
            sums.withUnsafeMutableBufferPointer { sums in
                counts.withUnsafeMutableBufferPointer { counts in
                    for place in indices.indices {
                        sums[indices[place]].add(base[place])
                        counts[indices[place]] += 1
                    }
                }
            }
            for index in sums.indices where counts[index] > 0 {
                sums[index] = sums[index].scaled(by: 1 / counts[index])
            }
            for place in indices.indices { target[place] = sums[indices[place]] }
        }
    }

    /// Returns the image as round dots on white paper. A dot has the colour at its centre.
    func dotted(_ stones: Stones) -> Raster {
        guard columns > 0, rows > 0 else { return self }
        let grid = StoneGrid(stones, self)
        return replacing { sampler, target in
            for row in 0..<rows {
                for column in 0..<columns {
                    let nearest = grid.nearestPoint(Float(column) + 0.5, Float(row) + 0.5)
                    let paper = sampler.pixel(column, row).alpha
                    // The edge of a dot is one pixel wide.
                    let part = min(max((0.5 - nearest.distance) * grid.size.x + 0.5, 0), 1)
                    let white = Pixel(red: paper, green: paper, blue: paper, alpha: paper)
                    target[row * columns + column] = white.mixed(with: sampler.color(nearest.x, nearest.y), part)
                }
            }
        }
    }
}

/// The stones of a mosaic.
struct Stones {
    enum Shape {
        case squares, hexagons
        /// The area around each of many points, where no other point is nearer.
        case crystals
    }

    let shape: Shape
    /// The distance between stones, in units of length; for hexagons, the length of a side.
    let size: Float
    /// The centre of a stone, for squares its corner.
    let center: CGPoint
}

/// The stones of a mosaic on the pixels of a raster. Places are in pixels from the top left corner.
private struct StoneGrid {
    private let shape: Stones.Shape
    private let center: (x: Float, y: Float)
    /// The distance between stones in pixels.
    let size: (x: Float, y: Float)
    /// The first numbers of stones, and how many there are in each direction.
    private let first: (x: Int, y: Int)
    private let width: Int
    private let height: Int

    init(_ stones: Stones, _ raster: Raster) {
        shape = stones.shape
        center = raster.place(of: stones.center)
        let length = stones.size.isFinite ? stones.size : 1
        size = (max(1, length * raster.density.x), max(1, length * raster.density.y))
        // Hexagons are counted along slanted axes, so their numbers span more than those of squares.
        let slant: Float = stones.shape == .hexagons ? Float(raster.rows) : 0
        let (columns, rows) = (Float(raster.columns), Float(raster.rows))
        let low = (x: (-center.x - slant) / size.x, y: -center.y / size.y)
        let high = (x: (columns - center.x + slant) / size.x, y: (rows - center.y) / size.y)
        let limit: Float = 1e8
        func number(_ value: Float) -> Int { Int(min(max(value.rounded(.down), -limit), limit)) }
        first = (number(low.x) - 3, number(low.y) - 3)
        width = number(high.x) - first.x + 4
        height = number(high.y) - first.y + 4
    }

    /// The number of stones.
    var count: Int { width * height }

    /// Returns the index of the stone of each pixel, in rows from the top.
    func indices(columns: Int, rows: Int) -> [Int] {
        [Int](unsafeUninitializedCapacity: columns * rows) { buffer, initialized in
            var index = 0
            for row in 0..<rows {
                for column in 0..<columns {
                    buffer[index] = stone(Float(column) + 0.5, Float(row) + 0.5)
                    index += 1
                }
            }
            initialized = columns * rows
        }
    }

    private func stone(_ x: Float, _ y: Float) -> Int {
        let (u, v) = ((x - center.x) / size.x, (y - center.y) / size.y)
        switch shape {
        case .squares: return index(Int(u.rounded(.down)), Int(v.rounded(.down)))
        case .crystals:
            let nearest = nearestPoint(x, y)
            return index(nearest.i, nearest.j)
        case .hexagons:
            // The axes of a hexagonal grid are slanted. The third coordinate makes the sum zero; the one that rounding
            // has changed most is computed from the other two.
            let (q, r) = (u * Float(3).squareRoot() / 3 - v / 3, v * 2 / 3)
            var (i, j) = (q.rounded(), r.rounded())
            let k = (-q - r).rounded()
            let change = (abs(i - q), abs(j - r), abs(k + q + r))
            if change.0 > change.1, change.0 > change.2 {
                i = -j - k
            } else if change.1 > change.2 {
                j = -i - k
            }
            return index(Int(i), Int(j))
        }
    }

    private func index(_ i: Int, _ j: Int) -> Int {
        min(max(j - first.y, 0), height - 1) * width + min(max(i - first.x, 0), width - 1)
    }

    /// Returns the nearest of many points, one in each square of the grid (S. Worley, "A Cellular Texture Basis
    /// Function", SIGGRAPH 1996), and its distance in lengths of a square.
    func nearestPoint(_ x: Float, _ y: Float) -> (x: Float, y: Float, distance: Float, i: Int, j: Int) {
        let (u, v) = ((x - center.x) / size.x, (y - center.y) / size.y)
        let (column, row) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        var best = (u: Float(0), v: Float(0), square: Float.infinity, i: column, j: row)
        var j = row - 1
        while j <= row + 1 {
            var i = column - 1
            while i <= column + 1 {
                let place = Self.hash(i, j)
                let (pu, pv) = (Float(i) + place.x, Float(j) + place.y)
                let square = (pu - u) * (pu - u) + (pv - v) * (pv - v)
                if square < best.square { best = (pu, pv, square, i, j) }
                i += 1
            }
            j += 1
        }
        return (
            center.x + best.u * size.x, center.y + best.v * size.y, best.square.squareRoot(), best.i, best.j
        )
    }

    /// Returns a place in a square of the grid, between 0.15 and 0.85, that is the same each time and looks random.
    private static func hash(_ i: Int, _ j: Int) -> (x: Float, y: Float) {
        var bits = UInt64(bitPattern: Int64(i)) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 29)) &+ UInt64(bitPattern: Int64(j)) &* 0xC2B2_AE3D_27D4_EB4F
        bits = (bits ^ (bits >> 32)) &* 0xD6E8_FEB8_6659_FD93
        bits ^= bits >> 32
        func part(_ value: UInt64) -> Float { 0.15 + 0.7 * Float(value & 0xFFFF) / 65535 }
        return (part(bits), part(bits >> 16))
    }
}
