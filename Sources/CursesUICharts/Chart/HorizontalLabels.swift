import CursesUI
import CursesUITerminal

/// The labels of a horizontal axis, with their columns.
@MainActor
enum HorizontalLabels {
    struct Label {
        let text: String
        let column: Int
        let style: AnyShapeStyle?
        let view: AnyView?
        let width: Int
    }

    /// Returns the labels that fit, from left to right. Category names are truncated to the width of their band if at
    /// least three of their characters remain visible.
    static func placed(_ plan: ChartPlan, isBefore: Bool) -> [Label] {
        let ticks = plan.xTicks.filter { $0.isBefore == isBefore && $0.label != nil }
            .sorted { $0.labelPlace < $1.labelPlace }
        guard !ticks.isEmpty else { return [] }
        let band = Int(plan.xScale.isCategorical ? plan.xScale.step : 0)
        let longest = ticks.map { TextWidth.columns(of: $0.label!.text) }.max() ?? 0
        let isCut = plan.xScale.isCategorical && longest > band - 1 && band >= 5
        let stride = isCut || !plan.xScale.isCategorical ? 1 : self.stride(longest, Double(plan.xScale.step))
        var labels: [Label] = []
        var end = -1
        for (index, tick) in ticks.enumerated() where index % stride == 0 {
            guard let label = tick.label else { continue }
            let text = isCut ? label.text.shortened(toColumns: band - 1, isASCII: plan.screen.isASCII) : label.text
            // A column between two views keeps both of them.
            let room = band > 0 ? max(1, band - 1) : 8
            let width = label.view == nil ? TextWidth.columns(of: text) : min(room, 12)
            let middle = Double(plan.plot.minColumn) + tick.labelPlace
            // A label with an even width is placed half a cell to the left.
            let isExact = plan.xScale.isCategorical || tick.labelPlace != tick.place
            let start = middle - Double(width) / 2 + (isExact ? 0 : 0.5)
            let column = Int(start.rounded(.down)).clamped(
                plan.columns.lowerBound, max(plan.columns.lowerBound, plan.columns.upperBound - width))
            guard column > end, column + width <= plan.columns.upperBound else { continue }
            labels.append(Label(text: text, column: column, style: label.style, view: label.view, width: width))
            end = column + width
        }
        return labels
    }

    /// Returns the number of categories from one label to the next that leaves a space between labels.
    private static func stride(_ longest: Int, _ step: Double) -> Int {
        max(1, Int((Double(longest + 1) / max(step, 0.001)).rounded(.up)))
    }
}
