import CursesUITerminal
import Foundation

/// The left button held on a view.
public struct LongPressGesture {
    public typealias Value = Bool

    /// Seconds.
    public var minimumDuration: Double
    /// Kept for the sources' sake: the mouse must stay on the view.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: PrimitiveGesture {
    func makeRecognizer(
        changed: @escaping (Bool) -> Void,
        ended: @escaping (Bool) -> Void
    ) -> any GestureRecognizer {
        LongPressRecognizer(
            duration: minimumDuration,
            pressed: { if $0 { changed(true) } },
            held: { ended(true) }
        )
    }
}

/// Waits while the left button is held on a view.
final class LongPressRecognizer: GestureRecognizer {
    private let duration: Double
    private let pressed: (Bool) -> Void
    private let held: () -> Void
    private var wait: (any Cancellable)?
    private var counter = TapCounter()
    private(set) var isActive = false

    /// - Parameters:
    ///   - duration: seconds.
    ///   - pressed: called when the button goes down, and when the wait is over.
    ///   - held: called when the button was held long enough.
    init(duration: Double, pressed: @escaping (Bool) -> Void, held: @escaping () -> Void) {
        self.duration = duration
        self.pressed = pressed
        self.held = held
    }

    func mouse(_ event: Event.MouseEvent, at node: InputLayoutNode) {
        switch event.action {
        case .press:
            isActive = true
            start()
        case .drag:
            if !node.contains(event.position) { cancel() }
        case .release:
            isActive = false
            guard wait != nil else { return }
            cancel()
            // A short press is a tap for the views around.
            if node.contains(event.position) { _ = node.tap(counter.next(), at: event.position) }
        default:
            break
        }
    }

    func tapped(_ count: Int) -> Bool { false }

    private func start() {
        pressed(true)
        wait = Just(())
            .delay(for: .seconds(duration), scheduler: RunLoop.main)
            .sink { [weak self] in
                MainActor.assumeIsolated { self?.complete() }
            }
    }

    private func complete() {
        guard wait != nil else { return }
        cancel()
        held()
    }

    func cancel() {
        guard let wait else { return }
        wait.cancel()
        self.wait = nil
        pressed(false)
    }
}
