import CursesUITerminal
import Foundation

/// A gesture that holds the left button on a view for some time.
public struct LongPressGesture {
    /// Whether the button is held.
    public typealias Value = Bool

    /// The time for which the button must be held, in seconds.
    public var minimumDuration: Double
    /// Has no effect, and exists for source compatibility: the mouse must stay on the view.
    public var maximumDistance: CGFloat

    /// Creates a long-press gesture.
    ///
    /// - Parameters:
    ///   - minimumDuration: the time for which the button must be held, in seconds.
    ///   - maximumDistance: has no effect, and exists for source compatibility.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: PrimitiveGesture {
    func makeRecognizer(_ actions: GestureActions<Bool>) -> any GestureRecognizer {
        LongPressRecognizer(
            duration: minimumDuration,
            pressed: { $0 ? actions.changed(true) : actions.finished() },
            held: {
                actions.ended(true)
                actions.finished()
            }
        )
    }
}

/// Measures how long the left button is held on a view.
final class LongPressRecognizer: GestureRecognizer {
    private let duration: Double
    private let pressed: (Bool) -> Void
    private let held: () -> Void
    private var wait: (any Cancellable)?
    private(set) var isActive = false
    private(set) var isRecognized = false

    /// - Parameters:
    ///   - duration: the time for which the button must be held, in seconds.
    ///   - pressed: called with `true` when the button goes down, and with `false` when it is released too soon.
    ///   - held: called when the button has been held long enough.
    init(duration: Double, pressed: @escaping (Bool) -> Void, held: @escaping () -> Void) {
        self.duration = duration
        self.pressed = pressed
        self.held = held
    }

    var isHold: Bool { true }

    func heldByKey() -> Bool {
        guard wait == nil else { return false }
        pressed(true)
        held()
        return true
    }

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool {
        switch event.action {
        case .press:
            isActive = true
            isRecognized = false
            start()
        case .drag:
            if !node.contains(event.position) { cancel() }
        case .release:
            isActive = false
            guard wait != nil else { return false }
            cancel()
            // A short press is a tap for the views around this one.
            return node.contains(event.position)
        default:
            break
        }
        return false
    }

    private func start() {
        pressed(true)
        wait = AnyCancellable.after(duration) { [weak self] in self?.complete() }
    }

    private func complete() {
        guard wait != nil else { return }
        wait = nil
        isRecognized = true
        held()
    }

    func cancel() {
        guard let wait else { return }
        wait.cancel()
        self.wait = nil
        pressed(false)
    }
}
