/// Renders the frames of an inspector, at most one in each turn of the main run loop.
@MainActor
final class InspectorFrames: FrameRequester {
    var render: () -> Void = {}
    private var isRequested = false

    func requestFrame() {
        guard !isRequested else { return }
        isRequested = true
        MainClock().schedule(after: .zero) { [weak self] in
            self?.isRequested = false
            self?.render()
        }
    }
}
