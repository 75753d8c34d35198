import Foundation

extension Path {
    /// Returns the path with lines in place of its curves, 16 for each.
    package func flattened() -> Path { Path(lines: FlatPath(self).lines) }

    /// Returns the path as separate figures, which begin where the path moves.
    package func figures() -> [Path] { FlatPath(self).lines.map { Path(lines: [$0]) } }

    /// Returns the lines of a dashed stroke along the path.
    ///
    /// - Parameter lengths: the alternating lengths of lines and gaps. If they have no finite sum, or one that is much
    ///   shorter than the path, the result is the path without curves.
    package func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
        let flat = FlatPath(self)
        let length = flat.lines.reduce(0) { sum, line in
            sum + zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        }
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }), length / total < 100_000
        else { return flattened() }
        return Path(lines: StrokeOutline.dashes(of: flat, StrokeStyle(dash: lengths, dashPhase: phase)))
    }

    /// Creates a path from lines; a closed one ends with its first point.
    private init(lines: [[CGPoint]]) {
        for line in lines {
            let isClosed = line.count > 2 && line.first == line.last
            addLines(isClosed ? line.dropLast() : line)
            if isClosed { closeSubpath() }
        }
    }
}
