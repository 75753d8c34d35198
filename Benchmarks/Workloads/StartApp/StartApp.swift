import CursesUI

/// W4: a separate app, which is started and shows its first frame.
@main
struct StartApp: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup {
            VStack(alignment: .leading, spacing: 0) {
                Text("Count: \(count)")
                List(0..<1000, id: \.self) { Text("Row \($0)") }
            }
            .scrollIndicators(.hidden)
            .onKeyPress("+") {
                count += 1
                return .handled
            }
        }
    }
}
