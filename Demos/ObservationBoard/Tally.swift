import CursesUI

/// Counts what one experiment does. It is no observable object: counting changes nothing on the screen.
@MainActor
final class Tally {
    /// Signals of the observed object; `nil` where the object has none to give.
    private(set) var signals: Int?
    /// Evaluations of the experiment's body.
    private(set) var bodies = 0
    /// Frames in which the body was evaluated, once or more often.
    private(set) var frames = 0
    /// What was noticed on the way to this body.
    private(set) var notes: [String] = []
    private var isInFrame = false

    init(hasSignals: Bool = true) {
        signals = hasSignals ? 0 : nil
    }

    /// Called by the body that is counted.
    func bodyDidRun() {
        bodies += 1
        guard !isInFrame else { return }
        isInFrame = true
        frames += 1
        // A frame is over before the main queue is served again.
        DispatchQueue.main.schedule { [weak self] in self?.isInFrame = false }
    }

    func signal() {
        signals = signals.map { $0 + 1 }
    }

    func note(_ text: String) {
        notes.append(text)
    }

    func forgetNotes() {
        notes = []
    }

    var description: String {
        let signals = signals.map { "signals \($0)" } ?? "no signals"
        return "\(signals) · bodies \(bodies) · frames \(frames)"
    }
}
