import CursesUITerminal

/// Records the events of a terminal.
@MainActor
package final class TerminalLog: TerminalDelegate {
    package var events: [TerminalEvent] = []
    package private(set) var readyCount = 0
    package private(set) var capabilityChanges = 0
    package private(set) var terminations: [Termination] = []
    /// Whether the app owned the terminal, recorded each time that the terminal was given away or taken back.
    package private(set) var ownership: [Bool] = []
    /// Called when the terminal can accept a frame again.
    package var onReady: () -> Void = {}

    /// Creates a log, and makes it the delegate of a terminal.
    package init(of terminal: any Terminal) {
        terminal.delegate = self
    }

    package func terminal(_ terminal: any Terminal, didReceive event: TerminalEvent) {
        events.append(event)
    }

    package func terminalDidBecomeReady(_ terminal: any Terminal) {
        readyCount += 1
        onReady()
    }

    package func terminalDidChangeCapabilities(_ terminal: any Terminal) { capabilityChanges += 1 }

    package func terminalWillLeave(_ terminal: any Terminal) { ownership.append(false) }

    package func terminalDidReturn(_ terminal: any Terminal) { ownership.append(true) }

    package func terminal(_ terminal: any Terminal, shouldEnd termination: Termination) -> Bool {
        terminations.append(termination)
        return false
    }
}
