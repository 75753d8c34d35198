import CursesUI

/// Counts the events of an experiment. It is not an observable object, so counting does not update the screen.
@MainActor
final class Tally {
    /// The number of signals of the observed object; `nil` if the object has none.
    private(set) var signals: Int?
    /// The number of evaluations of the experiment's body.
    private(set) var bodies = 0
    /// The number of frames in which the body was evaluated.
    private(set) var frames = 0
    /// The notes made before this evaluation of the body.
    private(set) var notes: [String] = []
    private var isInFrame = false

    init(hasSignals: Bool = true) {
        signals = hasSignals ? 0 : nil
    }

    /// Counts an evaluation of the body, which calls this.
    func bodyDidRun() {
        bodies += 1
        guard !isInFrame else { return }
        isInFrame = true
        frames += 1
        // A frame ends before the main queue continues.
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
