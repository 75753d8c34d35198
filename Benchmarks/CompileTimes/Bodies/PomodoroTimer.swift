import Combine
import SwiftUI

@MainActor
final class Pomodoro: ObservableObject {
    enum Phase: String, CaseIterable { case work = "Work", rest = "Rest", long = "Long rest" }

    @Published var phase = Phase.work
    @Published var remaining = 25 * 60
    @Published var isRunning = false
    @Published private(set) var finished = 0
    private var timer: AnyCancellable?

    var total: Int { phase == .work ? 25 * 60 : phase == .rest ? 5 * 60 : 15 * 60 }

    func start() {
        isRunning = true
        timer = Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.tick() }
    }

    func stop() {
        isRunning = false
        timer?.cancel()
    }

    func tick() {
        if remaining > 0 {
            remaining -= 1
        } else {
            finished += phase == .work ? 1 : 0
            phase = phase == .work ? (finished % 4 == 0 ? .long : .rest) : .work
            remaining = total
        }
    }
}

struct PomodoroTimer: View {
    @StateObject private var pomodoro = Pomodoro()
    @AppStorage("goal") private var goal = 8

    var body: some View {
        VStack(spacing: 20) {
            Picker("Phase", selection: $pomodoro.phase) {
                ForEach(Pomodoro.Phase.allCases, id: \.rawValue) { phase in
                    Text(phase.rawValue).tag(phase)
                }
            }
            .pickerStyle(.segmented)
            .disabled(pomodoro.isRunning)
            ZStack {
                Circle()
                    .stroke(lineWidth: 14)
                    .opacity(0.15)
                Circle()
                    .trim(from: 0, to: 1 - Double(pomodoro.remaining) / Double(pomodoro.total))
                    .stroke(
                        pomodoro.phase == .work ? Color.red : Color.green,
                        style: StrokeStyle(lineWidth: 14, lineCap: .round)
                    )
                    .rotationEffect(.degrees(-90))
                    .animation(.linear(duration: 1), value: pomodoro.remaining)
                VStack {
                    Text(String(format: "%02d:%02d", pomodoro.remaining / 60, pomodoro.remaining % 60))
                        .font(.system(size: 44, weight: .light, design: .monospaced))
                    Text(pomodoro.phase.rawValue.uppercased())
                        .font(.caption)
                        .kerning(2)
                        .foregroundColor(.secondary)
                }
            }
            .frame(width: 200, height: 200)
            .padding(14)
            HStack(spacing: 4) {
                ForEach(0..<max(goal, pomodoro.finished), id: \.self) { index in
                    Circle()
                        .fill(index < pomodoro.finished ? (index < goal ? Color.red : .orange) : .gray.opacity(0.3))
                        .frame(width: 10, height: 10)
                }
            }
            HStack(spacing: 16) {
                Button(pomodoro.isRunning ? "Pause" : "Start") {
                    pomodoro.isRunning ? pomodoro.stop() : pomodoro.start()
                }
                .keyboardShortcut(.space, modifiers: [])
                Button("Skip") { pomodoro.remaining = 0 }
                    .disabled(!pomodoro.isRunning)
                Stepper("Goal: \(goal)", value: $goal, in: 1...16)
                    .fixedSize()
            }
            Text(
                "Ends at \(Date.now.addingTimeInterval(TimeInterval(pomodoro.remaining)), style: .time), \(goal - pomodoro.finished) to go"
            )
            .font(.footnote)
        }
        .padding(24)
        .onReceive(pomodoro.$phase.dropFirst().removeDuplicates()) { _ in
            pomodoro.remaining = pomodoro.total
        }
        .onDisappear { pomodoro.stop() }
    }
}
