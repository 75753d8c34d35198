import Foundation

/// The width of a column of a split view, in the units of the app.
struct SplitColumnWidth: Hashable {
    let min: CGFloat?
    let ideal: CGFloat?
    let max: CGFloat?

    /// Creates a width; a length that is not a number counts as unset.
    init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
        func known(_ width: CGFloat?) -> CGFloat? { width.flatMap { $0.isNaN ? nil : $0 } }
        self.min = known(min)
        self.ideal = known(ideal)
        self.max = known(max)
    }

    /// - Parameter standard: the width, in terminal columns, that is used without an ideal width.
    func columns(standard: Int, _ metrics: CellMetrics) -> Int {
        limited(ideal.map(metrics.columns) ?? standard, metrics)
    }

    /// Returns the width nearest to `width`, in terminal columns, within the limits.
    func limited(_ width: Int, _ metrics: CellMetrics) -> Int {
        let least = min.map(metrics.columns) ?? 0
        let most = Swift.max(least, max.map(metrics.columns) ?? .unbounded)
        return width.clamped(least, most)
    }
}

/// The width that the views of a column set.
struct SplitColumnWidthKey: PreferenceKey {
    static var defaultValue: SplitColumnWidth? { nil }

    static func reduce(value: inout SplitColumnWidth?, nextValue: () -> SplitColumnWidth?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the width of the column of a ``NavigationSplitView`` that contains the view. The last column fills the
    /// remaining width.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
    }

    /// Sets the width of the column of a ``NavigationSplitView`` that contains the view, with its limits. The last
    /// column fills the remaining width.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View {
        preference(
            key: SplitColumnWidthKey.self,
            value: SplitColumnWidth(min: min, ideal: ideal, max: max)
        )
    }
}
