/// Renders frames on request, after something has changed.
@MainActor
package protocol FrameRequester: AnyObject {
    func requestFrame()
}
