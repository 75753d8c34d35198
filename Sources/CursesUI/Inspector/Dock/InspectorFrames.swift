/// Renders the frames of an inspector, one in each turn of the main run loop at most.
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
