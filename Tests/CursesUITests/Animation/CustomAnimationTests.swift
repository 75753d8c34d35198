import CursesUITesting
import Foundation
import Testing
@testable import CursesUI

@MainActor
@Suite("Animations of an app")
struct CustomAnimationTests {
    /// An animation of four steps in a second.
    private struct Steps: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            guard time < 1 else { return nil }
            var part = value
            part.scale(by: (time * 4).rounded(.down) / 4)
            return part
        }
    }

    /// Counts its frames.
    private struct Counting: CustomAnimation {
        private struct Frames: AnimationStateKey {
            static var defaultValue: Int { 0 }
        }

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            guard context.state[Frames.self] < 10 else { return nil }
            context.state[Frames.self] += 1
            if context.state[Frames.self] == 5 { context.isLogicallyComplete = true }
            var part = value
            part.scale(by: Double(context.state[Frames.self]) / 10)
            return part
        }
    }

    @Test("A custom animation says how much of a change is shown")
    func progress() {
        let animation = Animation(Steps())
        #expect(animation.progress(after: 0.3) == 0.25)
        #expect(animation.progress(after: 0.8) == 0.75)
        #expect(animation.progress(after: 1.2) == nil)
        #expect(animation == Animation(Steps()))
        #expect(animation.speed(2).progress(after: 0.4) == 0.75)
    }

    @Test("Each run of a custom animation has a state of its own")
    func state() {
        let animation = Animation(Counting())
        for _ in 0..<2 {
            let run = animation.begun()
            #expect(run.progress(after: 0.001) == 0.1)
            #expect(run.progress(after: 0.002) == 0.2)
        }
        #expect(animation.logicalDuration < animation.duration)
    }

    @Test("A change in a custom animation is shown as it says")
    func view() {
        struct Moving: View {
            @State private var x = 0.0

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("b") { withAnimation(Animation(Steps())) { x = 8 } }.buttonStyle(.plain)
                    Text(verbatim: "x").offset(x: x)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        let app = TestApp(Moving(), size: CellSize(width: 12, height: 3))
        app.press(.return)
        app.advance(by: .milliseconds(600))
        #expect(app.screen.position(of: "x")?.column == 4)
        app.advance(by: .milliseconds(600))
        #expect(app.screen.position(of: "x")?.column == 8)
    }
}
