import CursesUITesting
import Testing

private struct Place {
    var x = 0.0
    var y = 0.0
}

@MainActor
@Suite("Keyframes")
struct KeyframeTests {
    @Test("each property goes its own way, and stays at the end of it")
    func timeline() {
        let timeline = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
            KeyframeTrack(\.y) {
                MoveKeyframe(5)
                CubicKeyframe(7, duration: 1)
            }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0).y == 5)
        func place(_ time: Double) -> [Int] {
            let place = timeline.value(time: time)
            return [Int((place.x * 100).rounded()), Int((place.y * 100).rounded())]
        }
        #expect(place(0.5) == [500, 600])
        #expect(place(1.5) == [500, 700])
        #expect(timeline.value(progress: 1).x == 0)
    }

    @Test("a spring goes beyond and comes to rest")
    func spring() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack { SpringKeyframe(10.0, duration: 2, spring: .bouncy) }
        }
        let values = stride(from: 0.0, through: 2, by: 0.05).map { timeline.value(time: $0) }
        #expect(values.contains { $0 > 10 })
        #expect(timeline.value(time: 2) == 10)
    }

    @Test("an animator runs when its trigger changes, and rests at the end")
    func animator() {
        struct Moving: View {
            @State private var count = 0

            var body: some View {
                Text("*")
                    .keyframeAnimator(initialValue: 0.0, trigger: count) { content, x in
                        content.offset(x: x)
                    } keyframes: { _ in
                        KeyframeTrack { LinearKeyframe(10.0, duration: 1) }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                Button("go") { count += 1 }
            }
        }
        let app = TestApp(Moving(), size: CellSize(width: 20, height: 2))
        #expect(app.screen.position(of: "*")?.column == 0)
        app.press(.return)
        app.advance(by: .milliseconds(500))
        #expect((3...7).contains(app.screen.position(of: "*")?.column ?? 0))
        app.advance(by: .seconds(1))
        #expect(app.screen.position(of: "*")?.column == 10)
    }
}
