import CursesUI

/// Counts what one experiment does. It is no observable object: counting changes nothing on the screen.
@MainActor
final class Tally {
    /// Signals of the observed object.
    var signals = 0
    /// Evaluations of the experiment's body.
    private(set) var bodies = 0
    /// Frames in which the body was evaluated, once or more often.
    private(set) var frames = 0
    private var isInFrame = false

    /// Called by the body that is counted.
    func bodyDidRun() {
        bodies += 1
        guard !isInFrame else { return }
        isInFrame = true
        frames += 1
        // A frame is over before the main queue is served again.
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.isInFrame = false }
        }
    }

    var description: String {
        "signals \(signals) · bodies \(bodies) · frames \(frames)"
    }
}
