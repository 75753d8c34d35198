import CursesUITerminal

/// The connection between a host and its terminal.
extension ViewHost {
    /// Connects the terminal to the objects that use its services, and makes the host its delegate.
    func connect() {
        terminal.delegate = self
        router.process = self
        context.mouseTracking.terminal = terminal
        context.keyPhases.terminal = terminal
        context.windowTitles.terminal = terminal
    }

    func disconnect() {
        terminal.delegate = nil
        context.mouseTracking.terminal = nil
        context.keyPhases.terminal = nil
        context.windowTitles.terminal = nil
    }

    /// Called when the app leaves the screen, either for another program or permanently. Views that save their state do
    /// so immediately, because there may be no later opportunity.
    package func suspend() {
        activity.isSuspended = true
        updateNow()
    }

    /// Called when the app is on the screen again.
    package func resume() {
        activity.isSuspended = false
        repeatLine()
    }
}

extension ViewHost: TerminalDelegate {
    package func terminal(_ terminal: any Terminal, didReceive event: TerminalEvent) {
        lines?.noteEvent()
        handle(event)
    }

    package func terminalDidBecomeReady(_ terminal: any Terminal) { requestFrame() }

    package func terminalDidChangeCapabilities(_ terminal: any Terminal) {
        adoptCapabilities()
        cover?.capabilitiesDidChange()
    }

    package func terminalWillLeave(_ terminal: any Terminal) { suspend() }

    package func terminalDidReturn(_ terminal: any Terminal) { resume() }

    package func terminal(_ terminal: any Terminal, shouldEnd termination: Termination) -> Bool { true }
}

extension ViewHost: ProcessControl {
    /// Ends the app. A view may ask the user first, but only once, so that the second Control-C always ends the app.
    package func interrupt() {
        guard let asking = context.dismissals.latest(in: rootNode), !asking.isAsking else {
            return terminal.end(.interrupt)
        }
        asking.ask { [terminal] in terminal.end(.interrupt) }
    }
    package func stop() { terminal.suspend() }
    package func redraw() { lines == nil ? terminal.redraw() : say { $0.list() } }
    package func repeatLine() { say { $0.repeatLine() } }
}

/// Output for screen readers, in line mode.
extension ViewHost {
    /// Announces a text as soon as possible.
    func announce(_ text: String) { say { $0.announce(text) } }

    private func say(_ body: (LinePresenter) -> Void) {
        guard let lines else { return }
        body(lines)
        requestFrame()
    }
}
