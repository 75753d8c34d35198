/// Stacks the bars and areas that are at the same place.
enum Stacking {
    private struct Place: Hashable {
        let value: _ChartValue?
        let slot: Int
        let kind: Mark.Kind
        let isHorizontal: Bool
        let method: MarkStackingMethod
    }

    private struct Stack {
        var positive = 0.0
        var negative = 0.0
        /// The sum of the absolute values.
        var total = 0.0
    }

    /// Replaces the values of bars and areas with the ranges that they cover.
    static func stack(_ marks: inout [ShownMark]) {
        // Lines and points are skipped without copying their marks.
        let indices = marks.indices.filter { marks[$0].kind == .bar || marks[$0].kind == .area }
        guard !indices.isEmpty else { return }
        var stacks: [Place: Stack] = [:]
        for index in indices where isStacked(marks[index]) {
            stacks[place(of: marks[index]), default: Stack()].total += abs(marks[index].value ?? 0)
        }
        for index in indices {
            let mark = marks[index]
            guard let value = mark.value else { continue }
            let isRange = mark.isHorizontal ? mark.x.isRange : mark.y.isRange
            guard !isRange else { continue }
            var (low, high) = (0.0, value)
            if isStacked(mark) {
                let place = place(of: mark)
                var stack = stacks[place]!
                let method = mark.style.stacking
                let size = method == .normalized && stack.total > 0 ? value / stack.total : value
                if size < 0, method != .center {
                    (low, high) = (stack.negative, stack.negative + size)
                    stack.negative += size
                } else {
                    let start = method == .center ? -stack.total / 2 : 0
                    (low, high) = (start + stack.positive, start + stack.positive + abs(size))
                    stack.positive += abs(size)
                }
                stacks[place] = stack
            }
            let range = Extent(low: .number(low), high: .number(high))
            if mark.isHorizontal { marks[index].x = range } else { marks[index].y = range }
        }
    }

    private static func isStacked(_ mark: ShownMark) -> Bool {
        guard mark.kind == .bar || mark.kind == .area, mark.style.stacking != .unstacked else { return false }
        return mark.value != nil && !(mark.isHorizontal ? mark.x.isRange : mark.y.isRange)
    }

    private static func place(of mark: ShownMark) -> Place {
        Place(
            value: mark.isHorizontal ? mark.y.low : mark.x.low, slot: mark.slot, kind: mark.kind,
            isHorizontal: mark.isHorizontal, method: mark.style.stacking
        )
    }
}
