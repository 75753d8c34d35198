import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("Pictures from the network")
struct AsyncImageTests {
    @Test("without a module that decodes, the phase is a failure that names the module")
    func noSource() async {
        let view = AsyncImage(url: URL(string: "http://127.0.0.1/a.png")) { phase in
            if let error = phase.error { Text("\(error)") } else { Text("…") }
        }
        let app = TestApp(view, size: CellSize(width: 100, height: 1))
        #expect(app.screen.text.trimmingCharacters(in: .whitespaces) == "…")
        await app.wait { $0.screen.text.contains("does not import CursesUIImage") }
    }

    @Test("without an address nothing is loaded")
    func noAddress() async {
        let app = TestApp(
            AsyncImage(url: nil) { $0.resizable() } placeholder: { Text("none") },
            size: CellSize(width: 4, height: 1)
        )
        await app.settleTasks()
        #expect(app.screen.text == "none")
    }
}
