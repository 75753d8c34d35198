import CursesUITerminal
import Foundation

/// Charts the durations of the most recent frames as bars, with a row for each stage, above a list of the frames.
struct FrameChart {
    private let frames: [InspectedFrame]
    private let width: Int
    private let height: Int

    private static let labelColumns = 9
    private static let numberColumns = 22
    private static let blocks = Array(" ▁▂▃▄▅▆▇█")

    init(_ frames: [InspectedFrame], width: Int, height: Int) {
        self.frames = frames
        self.width = width
        self.height = height
    }

    var rows: [InspectorRow] {
        guard !frames.isEmpty else {
            var rows: [InspectorRow] = []
            rows.add(.faint("No frame since the inspector was opened."))
            return rows
        }
        var rows: [InspectorRow] = []
        let totals = frames.map(\.total)
        rows.add(
            .heading(frames.count == 1 ? "1 frame" : "\(frames.count) frames"),
            trailing: .faint("  last average longest"))
        // All rows share one scale, so that the stages can be compared.
        let top = totals.max() ?? 0
        // In a tall pane, a bar takes several rows.
        let tall = height >= 24 ? 3 : height >= 18 ? 2 : 1
        add("total", totals, top: top, rows: tall, .strong, to: &rows)
        for stage in FrameStage.allCases {
            add(stage.rawValue, frames.map { $0.times[stage] ?? 0 }, top: top, rows: tall, .value, to: &rows)
        }
        rows.add()
        rows.add(.heading("Frame    Time  Bodies  Layouts  Cells"))
        for frame in frames.reversed() {
            rows.add(
                .plain(
                    "\(frame.number)".rightAligned(in: 5) + Self.text(frame.total).rightAligned(in: 8)
                        + "\(frame.bodies)".rightAligned(in: 8) + "\(frame.layouts)".rightAligned(in: 9)
                        + "\(frame.cells)".rightAligned(in: 7)))
        }
        return rows
    }

    private func add(
        _ label: String, _ times: [Double], top: Double, rows count: Int, _ look: InspectorRow.Look,
        to rows: inout [InspectorRow]
    ) {
        let room = max(4, width - Self.labelColumns - Self.numberColumns - 1)
        let shown = times.suffix(room)
        let average = times.reduce(0, +) / Double(max(1, times.count))
        let numbers =
            Self.text(times.last ?? 0).rightAligned(in: 6) + Self.text(average).rightAligned(in: 8)
            + Self.text(times.max() ?? 0).rightAligned(in: 8)
        for row in (0..<count).reversed() {
            let bar = shown.map { Self.block($0, top: top, row: row, of: count) }
            let isLowest = row == 0
            rows.add(
                .name((isLowest ? label : "").leftAligned(in: Self.labelColumns)),
                InspectorRow.Run(text: String(bar), look: look),
                trailing: isLowest ? .plain(numbers) : nil)
        }
    }

    /// Returns one cell of a bar that is several rows high. Every duration above zero is visible.
    static func block(_ time: Double, top: Double, row: Int, of rows: Int) -> Character {
        guard top > 0, time > 0 else { return blocks[0] }
        let eighths = max(1, Int((time / top * Double(8 * rows)).rounded()))
        return blocks[(eighths - 8 * row).clamped(0, 8)]
    }

    /// Formats a duration briefly: `85µs`, `1.2ms`, `0.3s`.
    static func text(_ microseconds: Double) -> String {
        switch microseconds {
        case ..<999.5: String(format: "%.0fµs", microseconds)
        case ..<99_950: String(format: "%.1fms", microseconds / 1000)
        default: String(format: "%.1fs", microseconds / 1_000_000)
        }
    }
}
