private struct LineLimitsKey: EnvironmentKey {
    static var defaultValue: ClosedRange<Int>? { nil }
}

extension EnvironmentValues {
    /// The lines that a field which grows with its text has at least and at most.
    var lineLimits: ClosedRange<Int>? {
        get {
            if let limits = self[LineLimitsKey.self] { return limits }
            return lineLimit.map { 1...max(1, $0) }
        }
        set { self[LineLimitsKey.self] = newValue }
    }
}

extension View {
    /// Sets the lines that a vertical text field in the view has at least and at most; texts have
    /// at most as many as the upper bound says.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound).environment(\.lineLimits, limit)
    }

    /// Sets the fewest lines that a vertical text field in the view has.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, limit.lowerBound...max(limit.lowerBound, .unbounded))
    }

    /// Sets the most lines that texts and vertical text fields in the view have.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(min(1, limit.upperBound)...limit.upperBound)
    }

    /// Sets the most lines that texts and vertical text fields in the view have.
    ///
    /// - Parameter reservesSpace: whether a vertical text field is as high from the start.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit((reservesSpace ? limit : min(1, limit))...limit)
    }
}
