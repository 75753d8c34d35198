/// An object that receives the events of a terminal, on the main actor.
@MainActor
public protocol TerminalDelegate: AnyObject {
    /// Handles an event: a key, the mouse, a paste, or a change of the keyboard focus or the size.
    func terminal(_ terminal: any Terminal, didReceive event: TerminalEvent)

    /// Presents the newest state, because the terminal was busy and is ready for a frame again.
    func terminalDidBecomeReady(_ terminal: any Terminal)

    /// Handles new values of ``Terminal/capabilities``.
    func terminalDidChangeCapabilities(_ terminal: any Terminal)

    /// Called before the terminal is handed to the shell or to another program.
    func terminalWillLeave(_ terminal: any Terminal)

    /// Called after the terminal has been taken back.
    func terminalDidReturn(_ terminal: any Terminal)

    /// Handles a request from outside to end the program.
    ///
    /// - Returns: true to restore the terminal and end the process immediately; false if the delegate ends the program
    ///   itself.
    func terminal(_ terminal: any Terminal, shouldEnd termination: Termination) -> Bool
}
