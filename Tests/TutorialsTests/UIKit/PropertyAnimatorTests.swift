import Testing

@testable import SwiftUICompat

@MainActor
@Suite("Animations of UIKit")
struct PropertyAnimatorTests {
    @Test("changes are made at once, and then the code that follows them runs")
    func start() {
        var steps: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { steps.append("change") }
        animator.addCompletion { steps.append("end \($0 == .end)") }
        #expect(steps.isEmpty)
        animator.startAnimation()
        #expect(steps == ["change", "end true"] && animator.fractionComplete == 1 && !animator.isRunning)
        animator.startAnimation()
        #expect(steps.count == 2)
    }

    @Test("an animation that is stopped changes nothing")
    func stop() {
        var steps: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { steps.append("change") }
        animator.addCompletion { _ in steps.append("end") }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
        #expect(steps == ["end"])
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 1, animations: { steps.append("run") })
        #expect(steps == ["end", "run"])
    }
}
