import CursesUI

/// Motion in phases, by key frames, and by the clock.
struct Animators: View {
    @State private var starts = 0

    private struct Place {
        var x = 0.0
        var y = 0.0
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Button("Start") { starts += 1 }
            Text("● phases")
                .phaseAnimator([0.0, 20, 0], trigger: starts) { content, x in
                    content.offset(x: x)
                }
            Text("● key frames")
                .keyframeAnimator(initialValue: Place(), trigger: starts) { content, place in
                    content.offset(x: place.x, y: place.y)
                } keyframes: { _ in
                    KeyframeTrack(\.x) {
                        LinearKeyframe(20, duration: 0.6); LinearKeyframe(0, duration: 0.6)
                    }
                    KeyframeTrack(\.y) {
                        SpringKeyframe(1, duration: 0.6); SpringKeyframe(0, duration: 0.6)
                    }
                }
                .padding(.bottom, 1)
            PhaseAnimator([Color.red, .orange, .green], trigger: starts) { color in
                color.frame(width: 20, height: 1)
            }
            KeyframeAnimator(initialValue: 4.0, trigger: starts) { width in
                Color.blue.frame(width: width, height: 1)
            } keyframes: { _ in
                CubicKeyframe(30, duration: 0.8)
                CubicKeyframe(4, duration: 0.4)
            }
            TimelineView(.periodic(from: .now, by: 1)) { timeline in
                Text(timeline.date, format: .dateTime.hour().minute().second())
            }
        }
    }
}
