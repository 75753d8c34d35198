import Foundation

/// Symbols with a direction, which a rotation replaces.
extension SymbolName {
    /// The directions in names, clockwise from the right, an eighth of a turn apart.
    private static let directions = [
        ["right"], ["down", "right"], ["down"], ["down", "left"], ["left"], ["up", "left"], ["up"], ["up", "right"],
    ]

    /// Returns the name of the symbol that looks most like a symbol under a transform; `nil` if it looks the same, or
    /// if there is none.
    static func turned(_ name: String, by transform: CGAffineTransform) -> String? {
        let parts = name.split(separator: ".").map(direction)
        if name == "plus" || name.hasPrefix("plus.") { return turnedPlus(name, by: transform) }
        // A diagonal direction consists of two words: first up or down, then right or left.
        for length in [2, 1] {
            for start in parts.indices where start + length <= parts.count {
                let words = Array(parts[start..<start + length])
                guard let place = directions.firstIndex(of: words) else { continue }
                let turned = turned(place, by: transform)
                guard turned != place else { return nil }
                let rest = [parts[..<start], directions[turned][...], parts[(start + length)...]]
                let new = rest.joined().joined(separator: ".")
                if SymbolTable.signs[new] != nil || hasSign(for: new) { return new }
            }
        }
        return nil
    }

    /// Returns a word of a name; the directions of reading count as left and right.
    private static func direction(_ word: Substring) -> String {
        switch word {
        case "forward": "right"
        case "backward": "left"
        default: String(word)
        }
    }

    private static func turned(_ place: Int, by transform: CGAffineTransform) -> Int {
        let angle = Double(place) * .pi / 4
        let vector = CGSize(width: cos(angle), height: sin(angle)).applying(transform)
        let turned = atan2(Double(vector.height), Double(vector.width)) / (.pi / 4)
        guard turned.isFinite else { return place }
        return (Int(turned.rounded()) + 8) % 8
    }

    private static func turnedPlus(_ name: String, by transform: CGAffineTransform) -> String? {
        let turned = turned(0, by: transform)
        return turned % 2 == 1 ? "xmark" + name.dropFirst("plus".count) : nil
    }
}
