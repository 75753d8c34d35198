import Foundation

/// A bitmap at several sizes, each half of the size before, so that the cost of scaling depends on the size
/// of the result (L. Williams, "Pyramidal parametrics", SIGGRAPH 1983).
struct Mipmap: Sendable {
    /// The levels, from the largest to the smallest.
    let levels: [Bitmap]

    /// The maximum number of pixels along the longer side, which is enough for the largest terminals.
    static let largest = 1024
    private static let smallest = 64

    init(_ bitmap: Bitmap) {
        var levels = [bitmap.fitted(into: Self.largest)]
        while let last = levels.last, max(last.width, last.height) > Self.smallest {
            levels.append(
                last.scaled(width: (last.width + 1) / 2, height: (last.height + 1) / 2)
            )
        }
        self.levels = levels
    }

    /// Returns a part of the bitmap, scaled to a size.
    func scaled(width: Int, height: Int, part: CGRect, isSmooth: Bool) -> Bitmap {
        // The smallest level of at least twice the size still has all visible detail.
        let level =
            isSmooth
            ? levels.last {
                Double($0.width) * part.width >= Double(width * 2)
                    && Double($0.height) * part.height >= Double(height * 2)
            } : nil
        return (level ?? levels[0]).scaled(width: width, height: height, part: part, isSmooth: isSmooth)
    }
}

extension Bitmap {
    /// Returns the bitmap, reduced if its longer side has more pixels than `side`.
    fileprivate func fitted(into side: Int) -> Bitmap {
        let longer = max(width, height)
        guard longer > side else { return self }
        func fitted(_ length: Int) -> Int { max(1, (length * side + longer / 2) / longer) }
        return scaled(width: fitted(width), height: fitted(height))
    }
}
