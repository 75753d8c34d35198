import CursesUITerminal

/// A column, or a row, of a lazy grid in whole cells.
struct GridTrack: Equatable {
    var start = 0
    var length = 0
    /// The length of the shortest track among those that share the space equally with this one. If the space cannot be
    /// divided evenly, some tracks are a cell longer.
    var commonLength = 0
    let alignment: Alignment
}

/// A `GridItem` in whole cells, from which the tracks of a grid are computed.
struct GridTrackItem: Equatable {
    enum Size: Equatable {
        case fixed(Int)
        case flexible(minimum: Int, maximum: Int)
        case adaptive(minimum: Int, maximum: Int)
    }

    let size: Size
    let spacing: Int
    let alignment: Alignment

    init(_ item: GridItem, along axis: Axis, default alignment: Alignment, _ metrics: CellMetrics) {
        func cells(_ length: CGFloat) -> Int { max(0, metrics.cells(length, along: axis)) }
        size =
            switch item.size {
            case .fixed(let length): .fixed(cells(length))
            case .flexible(let minimum, let maximum):
                .flexible(minimum: cells(minimum), maximum: max(cells(minimum), cells(maximum)))
            case .adaptive(let minimum, let maximum):
                .adaptive(minimum: max(1, cells(minimum)), maximum: max(1, cells(minimum), cells(maximum)))
            }
        spacing = item.spacing.map { max(0, metrics.gap($0, along: axis)) } ?? (axis == .horizontal ? 1 : 0)
        self.alignment = item.alignment ?? alignment
    }

    /// The largest number of tracks of one adaptive item, which is more than a screen has columns. A limit is needed
    /// because a container may propose an unbounded length.
    private static let mostAdaptive = 1 << 12

    private var minimum: Int {
        switch size {
        case .fixed(let length): length
        case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
        }
    }

    /// Divides the cells across a grid among its tracks: first the fixed ones, then the others in order, each of which
    /// gets an equal part of the rest.
    static func tracks(_ items: [GridTrackItem], in available: Int?) -> [GridTrack] {
        let gaps = items.dropLast().reduce(0) { $0 + $1.spacing }
        let available = available ?? items.reduce(gaps) { $0 + $1.minimum }
        var left = available - gaps
        var flexible = items.count
        for item in items {
            if case .fixed(let length) = item.size {
                left -= length
                flexible -= 1
            }
        }
        var tracks: [GridTrack] = []
        var sizes: [Size] = []
        var position = 0
        func add(_ length: Int, _ item: GridTrackItem) {
            tracks.append(GridTrack(start: position, length: length, commonLength: length, alignment: item.alignment))
            sizes.append(item.size)
            position += length + item.spacing
        }
        for item in items {
            let part = max(0, left) / max(1, flexible)
            switch item.size {
            case .fixed(let length):
                add(length, item)
            case .flexible(let minimum, let maximum):
                let length = part.clamped(minimum, maximum)
                add(length, item)
                left -= length
                flexible -= 1
            case .adaptive(let minimum, let maximum):
                let count = ((part + item.spacing) / (minimum + item.spacing)).clamped(1, mostAdaptive)
                var room = part - (count - 1) * item.spacing
                for index in 0..<count {
                    let length = (room / (count - index)).clamped(min(minimum, max(1, part)), maximum)
                    add(length, item)
                    room -= length
                }
                left -= part
                flexible -= 1
            }
        }
        for index in tracks.indices.dropFirst() where sizes[index] == sizes[index - 1] {
            let common = tracks[index - 1].commonLength
            if tracks[index].length == common + 1 { tracks[index].commonLength = common }
        }
        return tracks.isEmpty ? [GridTrack(length: available, commonLength: available, alignment: .center)] : tracks
    }
}
