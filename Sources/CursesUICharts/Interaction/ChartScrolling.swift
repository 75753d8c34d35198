import CursesUI

extension View {
    /// Makes the axes scrollable, so that only a part of the domain is visible. The arrow keys, Page Up, Page Down,
    /// Home, End and dragging with the mouse scroll the chart.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chart { $0.scroll.axes = axes }
    }

    /// Sets the length of the visible part of the horizontal domain, in seconds for dates, or as a number of
    /// categories.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.scroll.visibleX = length.chartValue.double }
    }

    /// Sets the length of the visible part of the vertical domain, in seconds for dates, or as a number of categories.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.scroll.visibleY = length.chartValue.double }
    }

    /// Has no effect: keys scroll by a tenth of the visible part, or by a category.
    nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }

    /// Binds the first visible value of the horizontal axis, which is the scroll position.
    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chart { $0.scroll.x = ChartScrollPosition(x) }
    }

    /// Sets the initial scroll position: the first visible value of the horizontal axis.
    nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        chart { $0.scroll.initialX = initialX.chartValue }
    }

    /// Binds the first visible value of the vertical axis, which is the scroll position.
    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chart { $0.scroll.y = ChartScrollPosition(y) }
    }

    /// Sets the initial scroll position: the first visible value of the vertical axis.
    nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        chart { $0.scroll.initialY = initialY.chartValue }
    }
}

/// A binding to the first visible value of an axis.
struct ChartScrollPosition {
    let get: () -> _ChartValue
    let set: (_ChartValue) -> Void

    init<P: Plottable>(_ binding: Binding<P>) {
        get = { binding.wrappedValue.chartValue }
        set = { value in
            if let value = P(chartValue: value) { binding.wrappedValue = value }
        }
    }
}

/// The settings for scrolling a chart.
struct ScrollSetting {
    var axes: Axis.Set = []
    /// The length of the visible part of the domain; `nil` for the whole domain.
    var visibleX: Double?
    var visibleY: Double?
    var x: ChartScrollPosition?
    var y: ChartScrollPosition?
    var initialX: _ChartValue?
    var initialY: _ChartValue?

    func visible(_ axis: Axis) -> Double? {
        axes.contains(axis == .horizontal ? .horizontal : .vertical) ? axis == .horizontal ? visibleX : visibleY : nil
    }
}

/// The first visible values of the axes; `nil` until the user has scrolled.
struct ScrolledPlace: Equatable {
    var x: _ChartValue?
    var y: _ChartValue?
}

/// The visible part of a scale.
struct ScrolledScale {
    let scale: AxisScale
    /// The start and the end of the visible part, as fractions of the whole; `nil` if the whole scale is visible.
    let part: ClosedRange<Double>?

    /// - Parameters:
    ///   - visible: the length of the visible part.
    ///   - first: the value at which it begins.
    init(_ whole: AxisScale, visible: Double?, first: _ChartValue?) {
        guard let visible, visible > 0 else {
            (scale, part) = (whole, nil)
            return
        }
        if whole.isCategorical {
            let count = Int(visible.rounded(.up))
            let all = whole.categories
            guard count < all.count else {
                (scale, part) = (whole, nil)
                return
            }
            let index = min(first.flatMap { all.firstIndex(of: $0) } ?? 0, all.count - count)
            scale = AxisScale(
                categories: Array(all[index..<index + count]), length: whole.length, isReversed: whole.isReversed)
            part = Double(index) / Double(all.count)...Double(index + count) / Double(all.count)
            return
        }
        let domain = whole.domain
        let length = domain.upperBound - domain.lowerBound
        guard visible < length else {
            (scale, part) = (whole, nil)
            return
        }
        // A binding may hold NaN, which would pass through the clamping.
        let wanted = first?.double.flatMap { $0.isNaN ? nil : $0 } ?? domain.lowerBound
        let start = wanted.clamped(domain.lowerBound, domain.upperBound - visible)
        scale = AxisScale(
            whole.type, from: start, to: start + visible, length: whole.length, isReversed: whole.isReversed)
        part = (start - domain.lowerBound) / length...(start + visible - domain.lowerBound) / length
    }

    /// Returns the first visible value after scrolling by a number of pages, each as long as the visible part.
    static func value(
        _ whole: AxisScale, visible: Double, from first: _ChartValue?, by pages: Double, isDate: Bool
    ) -> _ChartValue? {
        if whole.isCategorical {
            let all = whole.categories
            guard !all.isEmpty else { return nil }
            let steps = pages * visible
            let most = max(0, all.count - Int(visible.rounded(.up)))
            let index = min(first.flatMap { all.firstIndex(of: $0) } ?? 0, most)
            let moved = steps < 0 ? min(-1, steps.rounded()) : max(1, steps.rounded())
            return all[Int((Double(index) + moved).clamped(0, Double(most)))]
        }
        let domain = whole.domain
        let last = max(domain.lowerBound, domain.upperBound - visible)
        let start = (first?.double ?? domain.lowerBound).clamped(domain.lowerBound, last)
        let value = (start + pages * visible).clamped(domain.lowerBound, last)
        return isDate ? .date(value) : .number(value)
    }
}
