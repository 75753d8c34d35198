import Combine
import SwiftUI

class Stopwatch: ObservableObject {
    @Published var seconds = 0.0
    @Published var laps: [Double] = []
    @Published private(set) var isRunning = false

    private var timer: Cancellable?

    func start() {
        isRunning = true
        timer = Timer.publish(every: 0.1, on: .main, in: .common)
            .autoconnect()
            .sink { [unowned self] _ in seconds += 0.1 }
    }

    func stop() {
        isRunning = false
        timer?.cancel()
        timer = nil
    }

    func reset() {
        stop()
        seconds = 0
        laps.removeAll()
    }
}

struct StopwatchView: View {
    @ObservedObject var watch: Stopwatch
    @State private var beats = 0
    @Environment(\.scenePhase) private var scenePhase
    let beat = Timer.publish(every: 1, tolerance: 0.5, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 20) {
            ZStack {
                Circle()
                    .stroke(Color.gray.opacity(0.3), lineWidth: 10)
                Circle()
                    .trim(from: 0, to: watch.seconds.truncatingRemainder(dividingBy: 60) / 60)
                    .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Text(String(format: "%.1f", watch.seconds))
                    .font(.largeTitle.monospacedDigit())
                    .contentTransition(.numericText())
            }
            .frame(width: 160, height: 160)
            .animation(.linear(duration: 0.1), value: watch.seconds)

            HStack {
                Button(watch.isRunning ? "Stop" : "Start") {
                    watch.isRunning ? watch.stop() : watch.start()
                }
                .buttonStyle(FilledButton(color: watch.isRunning ? .red : .green))
                Button("Lap") { watch.laps.insert(watch.seconds, at: 0) }
                    .disabled(!watch.isRunning)
                Button("Reset", action: watch.reset)
            }
            .sensoryFeedback(.impact, trigger: watch.isRunning)

            ScrollViewReader { proxy in
                List(watch.laps, id: \.self) { lap in
                    Text("\(lap, specifier: "%.1f") s")
                        .id(lap)
                }
                .onChange(of: watch.laps) { _, laps in
                    if let first = laps.first { withAnimation { proxy.scrollTo(first, anchor: .top) } }
                }
            }
            Text("\(beats) beats")
                .opacity(beats.isMultiple(of: 2) ? 1 : 0.5)
        }
        .onReceive(beat) { _ in
            guard scenePhase == .active else { return }
            beats += 1
        }
        .onDisappear { watch.stop() }
    }
}

struct FilledButton: ButtonStyle {
    var color = Color.blue

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundColor(.white)
            .padding(.horizontal, 16)
            .background(Capsule().fill(color))
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .opacity(configuration.isPressed ? 0.7 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

#Preview {
    StopwatchView(watch: Stopwatch())
}

#Preview("Filled button", traits: .sizeThatFitsLayout) {
    @Previewable @State var laps = 0
    Button("\(laps) laps") { laps += 1 }
        .buttonStyle(FilledButton())
    if laps > 0 {
        Button("Reset", role: .destructive) { laps = 0 }
    }
}
