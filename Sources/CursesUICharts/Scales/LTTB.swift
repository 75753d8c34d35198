import Foundation

/// Downsamples a line to the points that are needed to draw it, by the algorithm "largest triangle, three buckets" (S.
/// Steinarsson, "Downsampling Time Series for Visual Representation", master's thesis, University of Iceland, 2013).
enum LTTB {
    /// Returns the indices of the points that are kept, in ascending order, including the first and the last.
    ///
    /// - Parameters:
    ///   - count: the number of points that are kept.
    static func indices(_ x: [Double], _ y: [Double], keeping count: Int) -> [Int] {
        let total = min(x.count, y.count)
        guard total > count else { return Array(0..<total) }
        guard count >= 3 else { return total == 0 || count <= 0 ? [] : count == 1 ? [0] : [0, total - 1] }
        var kept = [0]
        kept.reserveCapacity(count)
        let size = Double(total - 2) / Double(count - 2)
        var last = 0
        for bucket in 0..<(count - 2) {
            let start = Int(Double(bucket) * size) + 1
            let end = min(Int(Double(bucket + 1) * size) + 1, total - 1)
            let nextEnd = min(Int(Double(bucket + 2) * size) + 1, total)
            let next = end..<max(end + 1, nextEnd)
            var (sumX, sumY) = (0.0, 0.0)
            for index in next {
                sumX += x[index]
                sumY += y[index]
            }
            let (meanX, meanY) = (sumX / Double(next.count), sumY / Double(next.count))
            var (best, largest) = (start, -1.0)
            for index in start..<max(start + 1, end) {
                let area = abs((x[last] - meanX) * (y[index] - y[last]) - (x[last] - x[index]) * (meanY - y[last]))
                if area > largest { (best, largest) = (index, area) }
            }
            kept.append(best)
            last = best
        }
        kept.append(total - 1)
        return kept
    }
}
