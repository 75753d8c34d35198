import CursesUI

/// A binding to the selected value of an axis.
struct ChartSelection {
    let get: () -> _ChartValue?
    let set: (_ChartValue?) -> Void
    /// Sets both ends of a range; `nil` if a single value is selected.
    var setRange: ((_ChartValue?, _ChartValue?) -> Void)?
    /// Returns the ends of the selected range.
    private(set) var range: () -> (low: _ChartValue, high: _ChartValue)? = { nil }

    init<P: Plottable>(_ binding: Binding<P?>) {
        get = { binding.wrappedValue?.chartValue }
        set = { binding.wrappedValue = $0.flatMap { P(chartValue: $0) } }
    }

    init<P: Plottable & Comparable>(range binding: Binding<ClosedRange<P>?>) {
        get = { binding.wrappedValue?.upperBound.chartValue }
        set = { _ in binding.wrappedValue = nil }
        range = { binding.wrappedValue.map { ($0.lowerBound.chartValue, $0.upperBound.chartValue) } }
        setRange = { start, end in
            guard let a = start.flatMap({ P(chartValue: $0) }), let b = end.flatMap({ P(chartValue: $0) }) else {
                return binding.wrappedValue = nil
            }
            binding.wrappedValue = min(a, b)...max(a, b)
        }
    }
}

extension View {
    /// Makes a value of the horizontal axis selectable: with the mouse, and with the arrow keys while the chart has the
    /// focus. Escape ends the selection.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.xSelection = ChartSelection(value) }
    }

    /// Adds a gesture, which can read and select values of the chart with the chart proxy.
    public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        chart { configuration in
            configuration.gestures.append { proxy, view in AnyView(view.gesture(gesture(proxy))) }
        }
    }

    /// Makes a range of values of the horizontal axis selectable: by dragging the mouse, and with Shift and the arrow
    /// keys while the chart has the focus. An arrow key alone selects a single value.
    nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.xSelection = ChartSelection(range: range) }
    }

    /// Makes a value of the vertical axis selectable: with the mouse, and with the arrow keys while the chart has the
    /// focus.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.ySelection = ChartSelection(value) }
    }

    /// Makes a range of values of the vertical axis selectable: by dragging the mouse, and with Shift and the arrow
    /// keys while the chart has the focus. An arrow key alone selects a single value.
    nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.ySelection = ChartSelection(range: range) }
    }

    /// Makes a sector selectable: with the mouse, and with the arrow keys while the chart has the focus. The selected
    /// value is the cumulative value of the sectors.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.angleSelection = ChartSelection(value) }
    }
}
