import Foundation

/// The table of ratios.
struct Report {
    private var lines: [[String]] = [["workload", "figure", "CursesUI", "plain", "minimal", "ratio", "target", ""]]

    /// Adds a figure, compared with the figures of the hand-written programs.
    ///
    /// - Parameters:
    ///   - limit: the largest ratio to one of them that is allowed.
    mutating func add(
        _ workload: String, _ figure: String, _ values: [Double], to opponent: String, limit: Double?
    ) {
        let reference = opponent == "plain" ? values[1] : values[2]
        let ratio = values[0] / reference
        lines.append(
            [workload, figure] + values.map(Self.text) + [String](repeating: "", count: 3 - values.count)
                + [
                    "\(Self.text(ratio)) of \(opponent)", limit.map { "≤ \(Self.text($0))" } ?? "",
                    limit.map { Self.verdict(ratio <= $0) } ?? "",
                ]
        )
    }

    /// Adds a figure without a comparison, optionally with an absolute limit.
    mutating func add(_ workload: String, _ figure: String, _ value: Double, limit: Double? = nil) {
        lines.append([
            workload, figure, Self.text(value), "", "", "", limit.map { "≤ \(Self.text($0))" } ?? "",
            limit.map { Self.verdict(value <= $0) } ?? "",
        ])
    }

    mutating func addFailure(_ workload: String, _ reason: String) {
        lines.append([workload, reason, "", "", "", "", "", "no result"])
    }

    private static func verdict(_ isMet: Bool) -> String { isMet ? "met" : "missed" }

    private static func text(_ value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e6 { return String(format: "%.0f", value) }
        return String(format: abs(value) < 10 ? "%.2f" : abs(value) < 100 ? "%.1f" : "%.0f", value)
    }

    /// The table in Markdown, with aligned columns.
    var text: String {
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max()! }
        func line(_ cells: [String]) -> String {
            "| " + zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: " | ")
                + " |"
        }
        let rule = "| " + widths.map { String(repeating: "-", count: $0) }.joined(separator: " | ") + " |"
        return ([line(lines[0]), rule] + lines.dropFirst().map(line)).joined(separator: "\n")
    }
}
