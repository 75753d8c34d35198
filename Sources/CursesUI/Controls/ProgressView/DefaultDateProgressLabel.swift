import Foundation

/// The label of the time that a progress view shows without one: the time that remains or has passed, as `4:59`.
public struct DefaultDateProgressLabel {
    let interval: ClosedRange<Date>
    let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
