import CursesUI

struct LongWork: View {
    @Environment(\.continuousClock) private var clock
    @State private var done = 0
    @State private var work: Task<Void, Never>?

    var body: some View {
        ProgressView("\(done) of 10", value: Double(done), total: 10)
        if let work {
            Button("Cancel") { work.cancel() }
        } else {
            Button("Start", action: start)
        }
    }

    private func start() {
        done = 0
        work = Task {
            while done < 10, (try? await clock.sleep(for: .seconds(1))) != nil { done += 1 }
            work = nil
        }
    }
}
