/// Carries out the keys that concern a whole program, where no view has taken them.
@MainActor
package protocol ProcessControl: AnyObject {
    /// Control-C: the program is to end.
    func interrupt()
    /// Control-Z: the program is to stop until the shell continues it.
    func stop()
    /// Control-L: the screen is to be drawn anew.
    func redraw()
}
