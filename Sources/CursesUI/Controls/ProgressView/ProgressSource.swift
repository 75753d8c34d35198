import Foundation

/// Where a progress view learns how far something has come.
enum ProgressSource: Equatable {
    case unknown
    /// From 0 to 1.
    case fraction(Double)
    case progress(Progress)
    case time(ClosedRange<Date>, countsDown: Bool)

    init<V: BinaryFloatingPoint>(value: V?, total: V) {
        guard let value else {
            self = .unknown
            return
        }
        let fraction = Double(value) / Double(total)
        self = .fraction(fraction.isNaN ? 0 : fraction.clamped(0, 1))
    }

    /// From 0 to 1; `nil` where it is not known.
    func fraction(at date: Date) -> Double? {
        switch self {
        case .unknown: return nil
        case .fraction(let fraction): return fraction
        case .progress(let progress):
            return progress.isIndeterminate ? nil : progress.fractionCompleted.clamped(0, 1)
        case .time(let range, let countsDown):
            let length = range.upperBound.timeIntervalSince(range.lowerBound)
            guard length > 0 else { return countsDown ? 0 : 1 }
            let passed = (date.timeIntervalSince(range.lowerBound) / length).clamped(0, 1)
            return countsDown ? 1 - passed : passed
        }
    }

    /// Whether the answer changes by itself from now on.
    func isMoving(at date: Date) -> Bool {
        switch self {
        case .unknown, .fraction: false
        case .progress(let progress): !progress.isFinished && !progress.isCancelled
        case .time(let range, _): date < range.upperBound
        }
    }
}

/// Makes a view of how far something has come, again and again while that changes by itself.
struct ProgressReader<Content: View>: View {
    let source: ProgressSource
    @ViewBuilder let content: (Double?) -> Content
    @State private var time = FrameClock.date

    /// Between two looks at what changes by itself.
    private static var step: Duration { .milliseconds(100) }

    var body: some View {
        let date = max(time, FrameClock.date)
        let next = Self.step * (Int64(FrameClock.now / Self.step) + 1)
        content(source.fraction(at: date))
            .background(Alarm(due: source.isMoving(at: date) ? next : nil) { time = FrameClock.date })
    }
}
