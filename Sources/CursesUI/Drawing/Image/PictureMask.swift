import Foundation

/// A shape that clips a picture pixel by pixel instead of cell by cell.
package struct PictureMask: Equatable, Sendable {
    /// The outline, in coordinates from 0 to 1 in both directions of the picture.
    private let path: Path
    private let isEOFilled: Bool

    init(path: Path, isEOFilled: Bool) {
        self.path = path
        self.isEOFilled = isEOFilled
    }

    /// The number of horizontal lines that are sampled for each row of pixels.
    private static let lines = 4

    /// Returns the fraction of each pixel that is inside the shape, row by row from the top.
    package func coverage(width: Int, height: Int) -> [Float] {
        let flat = FlatPath(path)
        var result = [Float](repeating: 0, count: width * height)
        for row in 0..<height {
            let edges = flat.edges(from: CGFloat(row) / CGFloat(height), to: CGFloat(row + 1) / CGFloat(height))
            for line in 0..<Self.lines {
                let y = (CGFloat(row) + (CGFloat(line) + 0.5) / CGFloat(Self.lines)) / CGFloat(height)
                for span in edges.spans(at: y, isEOFilled: isEOFilled) {
                    let low = max(0, span.lowerBound * CGFloat(width))
                    let high = min(CGFloat(width), span.upperBound * CGFloat(width))
                    guard low < high else { continue }
                    for column in Int(low)..<min(width, Int(high.rounded(.up))) {
                        let part = min(high, CGFloat(column + 1)) - max(low, CGFloat(column))
                        result[row * width + column] += Float(part) / Float(Self.lines)
                    }
                }
            }
        }
        return result
    }
}
