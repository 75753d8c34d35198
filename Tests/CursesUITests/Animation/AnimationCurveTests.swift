@testable import CursesUI
import Testing

@Suite("Animation curves")
struct AnimationCurveTests {
    private func progress(_ animation: Animation, _ seconds: Double) -> Double {
        animation.progress(after: seconds) ?? .infinity
    }

    @Test(
        "curves begin at 0 and end at 1",
        arguments: [
            Animation.linear, .easeIn, .easeOut, .easeInOut, .default, .spring, .bouncy, .snappy,
            .interpolatingSpring(stiffness: 170, damping: 15), .spring(response: 0.3, dampingFraction: 2),
            .spring(), .smooth(), .snappy(), .bouncy(), .interactiveSpring(), .interpolatingSpring(),
        ]
    )
    func ends(animation: Animation) {
        #expect(progress(animation, 0) == 0)
        var last = 0.0
        var seconds = 0.0
        while let value = animation.progress(after: seconds), seconds < 20 {
            last = value
            seconds += 0.001
        }
        #expect(seconds < 20)
        #expect(abs(last - 1) < 0.01)
    }

    @Test("easing is slow where it says so")
    func easing() {
        #expect(abs(progress(.linear(duration: 2), 1) - 0.5) < 0.001)
        #expect(progress(.easeIn(duration: 1), 0.25) < 0.15)
        #expect(progress(.easeOut(duration: 1), 0.25) > 0.35)
        #expect(abs(progress(.easeInOut(duration: 1), 0.5) - 0.5) < 0.001)
    }

    @Test("a spring with little damping swings over")
    func spring() {
        let swings = stride(from: 0, to: 1, by: 0.01)
            .map { Animation.bouncy.progress(after: $0) ?? 1 }
        #expect(swings.contains { $0 > 1.01 })
        let calm = stride(from: 0, to: 1, by: 0.01)
            .map { Animation.smooth.progress(after: $0) ?? 1 }
        #expect(calm.allSatisfy { $0 <= 1 })
    }

    @Test("delay, speed and repetition")
    func changes() {
        let linear = Animation.linear(duration: 1)
        #expect(progress(linear.delay(1), 0.9) == 0)
        #expect(abs(progress(linear.delay(1), 1.5) - 0.5) < 0.001)
        #expect(abs(progress(linear.speed(2), 0.25) - 0.5) < 0.001)
        #expect(abs(progress(linear.repeatForever(autoreverses: false), 100.25) - 0.25) < 0.001)
        #expect(abs(progress(linear.repeatForever(), 101.25) - 0.75) < 0.001)
        #expect(linear.repeatCount(3).progress(after: 3) == nil)
        #expect(abs(progress(linear.repeatCount(3), 2.5) - 0.5) < 0.001)
    }

    @Test("no time at all is over at once")
    func zero() {
        #expect(Animation.linear(duration: 0).progress(after: 0.001) == nil)
        #expect(Animation.linear(duration: -1).progress(after: 0.001) == nil)
    }
}
