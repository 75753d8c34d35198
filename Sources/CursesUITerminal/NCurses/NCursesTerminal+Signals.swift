import CTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Handles the signals of the process.
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

    /// Takes the pending signals, and handles those that request termination. Called before the terminal is used,
    /// because it may belong to the shell by then.
    @discardableResult
    func endIfAsked() -> [Int32] {
        let came = signals.take()
        for signal in came where TerminalSignals.endings.contains(signal) {
            receive(signal: signal)
        }
        return came
    }

    /// Takes the terminal back after the process was stopped by a signal that cannot be caught (SIGSTOP), and then
    /// continued. If the process is in the background, it is suspended instead.
    private func takeOver() {
        guard state == .running, let session else { return }
        guard session.isInForeground else { return suspend() }
        session.takeOver()
        adoptSize()
        // After a change of size, the next frame draws every cell anyway.
        if !awaitsResizedFrame { redraw() }
    }

    /// Handles a change of the window size. The terminal may have lost cells even if its size is the same as before,
    /// because it was smaller for a moment.
    private func resized() {
        guard !adoptSize() else { return }
        adoptCellPixels()
        if !awaitsResizedFrame, hasPresented { redraw() }
    }

    /// Adopts the terminal's size, and requests a frame of that size if it has changed.
    ///
    /// - Returns: whether the size has changed.
    @discardableResult
    func adoptSize() -> Bool {
        guard state == .running, !showsLines, let session, session.size != size else { return false }
        size = session.size
        session.writer.recording?.record(size: size)
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
