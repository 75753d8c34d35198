/// Handles the keys that control the whole program, if no view has used them.
@MainActor
package protocol ProcessControl: AnyObject {
    /// Control-C: ends the program.
    func interrupt()
    /// Control-Z: suspends the program until the shell continues it.
    func stop()
    /// Control-L: redraws the whole screen; in line mode, prints it again as lines.
    func redraw()
    /// Control-G: in line mode, prints the line of the focused view again.
    func repeatLine()
}
