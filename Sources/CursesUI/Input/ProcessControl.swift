/// Handles the keys for the whole program, if no view has used them.
@MainActor
package protocol ProcessControl: AnyObject {
    /// Control-C: ends the program.
    func interrupt()
    /// Control-Z: stops the program until the shell continues it.
    func stop()
    /// Control-L: draws the whole screen again, or lists it on a terminal that shows lines.
    func redraw()
    /// Control-G: says the view with the focus again, on a terminal that shows lines.
    func repeatLine()
}
