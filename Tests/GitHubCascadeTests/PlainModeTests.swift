import CursesUI
import CursesUITesting
import Testing

@testable import GitHubCascade

@MainActor
@Suite("The cascade in plain mode")
struct PlainModeTests {
    @Test("A name is typed and looked up by keys alone, at an embedded server")
    func lookUp() async throws {
        try await withServer { server in
            let time = TestApp(EmptyView(), size: CellSize(width: 1, height: 1))
            let model = CascadeModel(api: server.api(), username: "", patience: 10)
            let app = TestApp(
                GitHubCascade(model: model).defaultAppStorage(MemoryDefaults()), isPlain: true)
            app.type("marble-fox")
            await time.advance(by: .milliseconds(500))
            await app.wait { app in
                app.elements.contains { $0.name.contains("138") || $0.value?.contains("138") == true }
            }
            let said = app.transcript.dropFirst()
            #expect(said.prefix(2) == ["User name, text field, empty", "marble-fox"])
            #expect(said.contains { $0.hasPrefix("Found ") && $0.hasSuffix(" followers.") }, "\(said)")
            app.press("l", modifiers: .control)
            #expect(app.transcript.contains("User name, text field, marble-fox"))
            #expect(app.transcript.contains { $0.contains("138") })
            #expect(app.transcript.suffix(2) == ["User name, text field", "marble-fox"])
        }
    }
}
