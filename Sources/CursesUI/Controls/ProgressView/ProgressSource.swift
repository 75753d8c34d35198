import Foundation

/// The source of a progress view's progress.
enum ProgressSource: Equatable {
    case unknown
    /// A fraction from 0 to 1.
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

    /// Returns the progress from 0 to 1; `nil` if it is unknown.
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

    /// Returns whether the progress changes over time by itself.
    func isMoving(at date: Date) -> Bool {
        switch self {
        case .unknown, .fraction: false
        case .progress(let progress): !progress.isFinished && !progress.isCancelled
        case .time(let range, _): date < range.upperBound
        }
    }
}

/// Passes the current progress to a view, and updates the view while the progress changes by itself.
struct ProgressReader<Content: View>: View {
    let source: ProgressSource
    @ViewBuilder let content: (Double?) -> Content
    @State private var time = FrameClock.date

    /// The interval between updates.
    private static var step: Duration { .milliseconds(100) }

    var body: some View {
        let date = max(time, FrameClock.date)
        let next = Self.step * (Int64(FrameClock.now / Self.step) + 1)
        content(source.fraction(at: date))
            .background(Alarm(due: source.isMoving(at: date) ? next : nil) { time = FrameClock.date })
    }
}
