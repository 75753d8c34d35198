/// Draws frames, and is asked for one where something has changed.
@MainActor
package protocol FrameRequester: AnyObject {
    func requestFrame()
}
