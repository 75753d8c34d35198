private struct LineLimitsKey: EnvironmentKey {
    static var defaultValue: ClosedRange<Int>? { nil }
}

extension EnvironmentValues {
    /// The minimum and maximum number of lines of a field that grows with its text.
    var lineLimits: ClosedRange<Int>? {
        get {
            if let limits = self[LineLimitsKey.self] { return limits }
            return lineLimit.map { 1...max(1, $0) }
        }
        set { self[LineLimitsKey.self] = newValue }
    }
}

extension EnvironmentValues {
    static let lineLimitIDs = [EnvironmentKeyID(LineLimitKey.self), EnvironmentKeyID(LineLimitsKey.self)]

    /// Discards the minimum and maximum that outer views have set, so that a single limit can replace them.
    mutating func dropLineLimits() {
        if self[LineLimitsKey.self] != nil { self[LineLimitsKey.self] = nil }
    }

    /// The minimum number of lines that a text occupies.
    var reservedLines: Int { self[LineLimitsKey.self]?.lowerBound ?? 1 }
}

extension View {
    /// Sets the minimum and maximum number of lines of the texts and vertical text fields in the view.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, limit).environment(\.lineLimit, limit.upperBound)
    }

    /// Sets the minimum number of lines of the texts and vertical text fields in the view.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, limit.lowerBound...max(limit.lowerBound, .unbounded))
            .environment(\.lineLimit, nil)
    }

    /// Sets the maximum number of lines of the texts and vertical text fields in the view.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(min(1, limit.upperBound)...limit.upperBound)
    }

    /// Sets the maximum number of lines of the texts and vertical text fields in the view.
    ///
    /// - Parameter reservesSpace: whether a text or field always has this height.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit((reservesSpace ? limit : min(1, limit))...limit)
    }
}
