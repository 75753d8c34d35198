/// What a terminal reports to the one who uses it, on the main actor.
@MainActor
public protocol TerminalDelegate: AnyObject {
    /// Something happened: a key, the mouse, a paste, the keyboard's focus, another size.
    func terminal(_ terminal: any Terminal, didReceive event: TerminalEvent)

    /// A terminal that was busy can take a frame again: the newest state is presented now.
    func terminalDidBecomeReady(_ terminal: any Terminal)

    /// More is known about the terminal than before, see ``Terminal/capabilities``.
    func terminalDidChangeCapabilities(_ terminal: any Terminal)

    /// The terminal is about to be given to the shell or to another program.
    func terminalWillLeave(_ terminal: any Terminal)

    /// The terminal has been taken back.
    func terminalDidReturn(_ terminal: any Terminal)

    /// The world outside wants the program to end.
    ///
    /// - Returns: whether the terminal is to be given back and the process to end at once; false where
    ///   the delegate sees to it.
    func terminal(_ terminal: any Terminal, shouldEnd termination: Termination) -> Bool
}
