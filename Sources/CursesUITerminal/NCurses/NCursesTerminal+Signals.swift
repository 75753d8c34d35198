import CTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What the world outside tells the process.
extension NCursesTerminal {
    func beginSignals() {
        signals.onSignal = { [weak self] in self?.receive(signal: $0) }
        signals.begin([SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT])
    }

    private func receive(signal: Int32) {
        switch signal {
        case SIGWINCH: resized()
        case SIGTSTP: suspend()
        case SIGCONT: takeOver()
        case SIGINT: end(.interrupt)
        case SIGTERM: end(.terminate)
        case SIGHUP: hangUp()
        default: break
        }
    }

    /// Takes the signals that have come, and heeds those that ask the process to end: whoever is asked
    /// must not touch the terminal before, which may be the shell's.
    @discardableResult
    func endIfAsked() -> [Int32] {
        let came = signals.take()
        for signal in came where TerminalSignals.endings.contains(signal) {
            receive(signal: signal)
        }
        return came
    }

    /// The process was stopped by a signal that cannot be caught, and continued; if in the
    /// background, it does not have the terminal.
    private func takeOver() {
        guard state == .running, let session else { return }
        guard session.isInForeground else { return suspend() }
        session.takeOver()
        adoptSize()
        // A frame that comes anyhow draws every cell.
        if !awaitsResizedFrame { redraw() }
    }

    /// The terminal may have lost cells although its size is the one that is known: it was smaller
    /// for a moment.
    private func resized() {
        guard !adoptSize() else { return }
        adoptCellPixels()
        if !awaitsResizedFrame, hasPresented { redraw() }
    }

    /// - Returns: whether the size is another one, and a frame of that size was asked for.
    @discardableResult
    func adoptSize() -> Bool {
        guard state == .running, let session, session.size != size else { return false }
        size = session.size
        awaitsResizedFrame = true
        adoptCellPixels()
        delegate?.terminal(self, didReceive: .resize(size))
        return true
    }

    func hangUp() {
        guard !isGone else { return }
        cterminal_await_end()
        isGone = true
        end(.hangUp)
    }

    public func end(_ termination: Termination) {
        guard delegate?.terminal(self, shouldEnd: termination) ?? true else { return }
        stop()
        exit(termination.exitStatus)
    }
}
