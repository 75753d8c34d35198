import Foundation

/// Set operations, which treat a path as the set of points inside it.
extension Path {
    /// Returns the outline of the area that is inside at least one of the paths.
    ///
    /// - Parameter eoFill: whether to use the even-odd rule.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 || $1 }
    }

    /// Returns the outline of the area that is inside both paths.
    ///
    /// - Parameter eoFill: whether to use the even-odd rule.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 && $1 }
    }

    /// Returns the outline of the area that is inside this path and outside a second path.
    ///
    /// - Parameter eoFill: whether to use the even-odd rule.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 && !$1 }
    }

    /// Returns the outline of the area that is inside exactly one of the paths.
    ///
    /// - Parameter eoFill: whether to use the even-odd rule.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 != $1 }
    }

    /// Returns a path with the same area, whose figures do not cross.
    ///
    /// - Parameter eoFill: whether to use the even-odd rule.
    public func normalized(eoFill: Bool = true) -> Path {
        PathRegion(self).outline(isEOFilled: eoFill) { $0[0] }
    }

    /// Returns the parts of this path's line that are inside a second path.
    ///
    /// - Parameter eoFill: whether to use the even-odd rule.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        line(inside: true, other, eoFill)
    }

    /// Returns the parts of this path's line that are outside a second path.
    ///
    /// - Parameter eoFill: whether to use the even-odd rule.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        line(inside: false, other, eoFill)
    }

    private func combined(with other: Path, _ eoFill: Bool, _ rule: (Bool, Bool) -> Bool) -> Path {
        PathRegion(self, other).outline(isEOFilled: eoFill) { rule($0[0], $0[1]) }
    }

    private func line(inside: Bool, _ other: Path, _ eoFill: Bool) -> Path {
        let area = FlatPath(other)
        var path = Path()
        for line in FlatPath(self).lines {
            var end: CGPoint?
            for (a, b) in zip(line, line.dropFirst()) {
                let parts = [0] + area.crossings(from: a, to: b) + [1]
                for (low, high) in zip(parts, parts.dropFirst()) where low < high {
                    let middle = a.point(towards: b, (low + high) / 2)
                    let isInside = area.spans(at: middle.y, isEOFilled: eoFill).contains { $0.contains(middle.x) }
                    guard isInside == inside else { continue }
                    let (from, to) = (a.point(towards: b, low), a.point(towards: b, high))
                    if end != from { path.move(to: from) }
                    path.addLine(to: to)
                    end = to
                }
            }
        }
        return path
    }
}

extension FlatPath {
    /// Returns the positions at which a line segment crosses the outline, as fractions of its length in ascending
    /// order.
    fileprivate func crossings(from a: CGPoint, to b: CGPoint) -> [CGFloat] {
        var found: [CGFloat] = []
        func cross(_ c: CGPoint, _ d: CGPoint) {
            let (u, v) = (CGPoint(x: b.x - a.x, y: b.y - a.y), CGPoint(x: d.x - c.x, y: d.y - c.y))
            let determinant = u.x * v.y - u.y * v.x
            guard determinant != 0 else { return }
            let t = ((c.x - a.x) * v.y - (c.y - a.y) * v.x) / determinant
            let s = ((c.x - a.x) * u.y - (c.y - a.y) * u.x) / determinant
            if t > 0, t < 1, s >= 0, s <= 1 { found.append(t) }
        }
        for line in lines {
            for (c, d) in zip(line, line.dropFirst()) { cross(c, d) }
            if let first = line.first, let last = line.last, first != last { cross(last, first) }
        }
        return found.sorted()
    }
}
