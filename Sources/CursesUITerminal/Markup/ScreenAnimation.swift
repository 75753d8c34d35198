/// A sequence of screens as an animated vector graphic that repeats (SVG 1.1 with SMIL animation). Viewers without
/// animation show the last screen.
///
/// A row that stays the same on several screens is stored once, so the file size depends on the changes.
package struct ScreenAnimation {
    private var parts: [Part] = []
    private var places: [String: Int] = [:]
    private var size = CellSize(width: 1, height: 1)
    private let colors: ScreenColors
    private var end = 0.0
    private var shown: [Int] = []

    /// SVG elements, and the times at which they are visible.
    private struct Part {
        let elements: String
        var times: [Range<Double>] = []
    }

    package init(colors: ScreenColors) {
        self.colors = colors
    }

    /// Adds a screen.
    ///
    /// - Parameters:
    ///   - graphic: the screen, in the colours of the animation.
    ///   - seconds: how long the screen is shown; if zero, the screen is left out.
    package mutating func show(_ graphic: ScreenGraphic, seconds: Double) {
        guard seconds > 0 else { return }
        let screen = graphic.buffer.size
        size = CellSize(width: max(size.width, screen.width), height: max(size.height, screen.height))
        let rows = (0..<screen.height).map(graphic.elements(inRow:)) + [graphic.cursorElement ?? ""]
        shown = rows.filter { !$0.isEmpty }.map { place(of: $0) }
        for index in shown {
            if parts[index].times.last?.upperBound == end {
                let start = parts[index].times.removeLast().lowerBound
                parts[index].times.append(start..<(end + seconds))
            } else {
                parts[index].times.append(end..<(end + seconds))
            }
        }
        end += seconds
    }

    private mutating func place(of elements: String) -> Int {
        if let known = places[elements] { return known }
        places[elements] = parts.count
        parts.append(Part(elements: elements))
        return parts.count - 1
    }

    package var svg: String {
        let last = Set(shown)
        let groups = parts.enumerated().map { index, part in
            guard part.times != [0..<end] else { return part.elements }
            return """
                <g visibility="\(last.contains(index) ? "visible" : "hidden")">
                <animate attributeName="visibility" calcMode="discrete" repeatCount="indefinite" \(timing(of: part))/>
                \(part.elements)
                </g>
                """
        }
        return ScreenGraphic.document(groups.joined(separator: "\n"), size, colors)
    }

    /// Returns the SMIL attributes that make a part visible at its times.
    private func timing(of part: Part) -> String {
        var steps: [(time: Double, isVisible: Bool)] = []
        if part.times.first?.lowerBound != 0 { steps.append((0, false)) }
        for times in part.times {
            steps.append((times.lowerBound, true))
            if times.upperBound < end { steps.append((times.upperBound, false)) }
        }
        let values = steps.map { $0.isVisible ? "visible" : "hidden" }.joined(separator: ";")
        let times = steps.map { Self.decimals($0.time / end, 5) }.joined(separator: ";")
        return "dur=\"\(Self.decimals(end, 3))s\" values=\"\(values)\" keyTimes=\"\(times)\""
    }

    /// Formats a number with a fixed number of decimals, independent of the locale.
    private static func decimals(_ value: Double, _ count: Int) -> String {
        var unit = 1
        for _ in 0..<count { unit *= 10 }
        let units = Int((value * Double(unit)).rounded())
        return "\(units / unit).\(String(units % unit + unit).dropFirst())"
    }
}
