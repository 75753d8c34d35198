import CursesUI

/// W6: many views, on the screen and outside of it, one of which shows a counter. The counter always has four digits:
/// if its text became wider, the column would be laid out again.
struct ViewsApp: App {
    private let counter = Counter()

    init() {
        counter.count = 1000
    }

    var body: some Scene {
        WindowGroup {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    CounterText(counter: counter)
                    ForEach(0..<WorkloadApps.count, id: \.self) { Text("View \($0)") }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .scrollIndicators(.hidden)
            .onKeyPress("+") {
                counter.count += 1
                return .handled
            }
        }
    }
}
