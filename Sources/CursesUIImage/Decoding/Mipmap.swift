import Foundation

/// A bitmap at several sizes, each half of the one before, so that scaling costs what the result does
/// (L. Williams, "Pyramidal parametrics", SIGGRAPH 1983).
struct Mipmap: Sendable {
    /// The largest first.
    let levels: [Bitmap]

    /// Pixels along the longer side: what the largest of terminals can show.
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

    /// A part of the bitmap at a size.
    func scaled(width: Int, height: Int, part: CGRect, isSmooth: Bool) -> Bitmap {
        // A level of twice the size still has all that is to be seen.
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
    /// The bitmap, made smaller where its longer side has more pixels than that.
    fileprivate func fitted(into side: Int) -> Bitmap {
        let longer = max(width, height)
        guard longer > side else { return self }
        func fitted(_ length: Int) -> Int { max(1, (length * side + longer / 2) / longer) }
        return scaled(width: fitted(width), height: fitted(height))
    }
}
