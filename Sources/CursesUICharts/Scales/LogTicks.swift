import Foundation

/// Ticks of a logarithmic scale: powers of ten, and, if the domain is less than two powers wide, also twice and five
/// times these powers.
enum LogTicks {
    static func ticks(in domain: ClosedRange<Double>, atMost most: Int) -> [Double] {
        guard domain.lowerBound > 0, domain.upperBound.isFinite else { return [] }
        let low = log10(domain.lowerBound)
        let high = log10(domain.upperBound)
        let first = Int((low - 1e-9).rounded(.up))
        let last = Int((high + 1e-9).rounded(.down))
        let decades = max(0, last - first + 1)
        if high - low < 2, most >= 3 {
            let all = (Int(low.rounded(.down))...Int(high.rounded(.up))).flatMap { power in
                [1, 2, 5].map { $0 * pow(10, Double(power)) }
            }
            let inside = all.filter { $0 >= domain.lowerBound * (1 - 1e-9) && $0 <= domain.upperBound * (1 + 1e-9) }
            if inside.count >= 2 { return inside }
        }
        guard decades > 0 else { return [domain.lowerBound, domain.upperBound] }
        // A single tick would not show the scale.
        let most = max(2, most)
        let stride = max(1, (decades + most - 1) / most)
        return Swift.stride(from: first, through: last, by: stride).map { pow(10, Double($0)) }
    }
}
