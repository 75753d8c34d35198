import CursesUI

/// W6: many views on the screen and off it, of which one shows a counter. It keeps its four digits: were the text to
/// grow wider, the column would be laid out.
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
