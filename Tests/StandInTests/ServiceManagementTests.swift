import Foundation
import Testing

@testable import ServiceManagementCompat

@Suite("The start of an app at login")
struct ServiceManagementTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("ServiceManagementTests-\(UUID().uuidString)")

    @Test("the app is registered by an entry of the desktop")
    func register() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = SMAppService.app(in: folder)
        #expect(app.status == .notRegistered)
        try app.unregister()
        try app.register()
        try app.register()
        #expect(app.status == .enabled)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.count == 1 && files[0].hasSuffix(".desktop"))
        try app.unregister()
        #expect(app.status == .notRegistered)
    }

    @Test("the command of an entry is quoted")
    func command() {
        let entry = DesktopEntry(in: folder, program: "/home/a b/100%/$x")
        #expect(entry.file.lastPathComponent.hasSuffix("-login.desktop"))
        let lines = entry.text.split(separator: "\n")
        #expect(lines.first == "[Desktop Entry]" && lines.contains("Terminal=true"))
        #expect(lines.contains(#"Exec="/home/a b/100%%/\\$x""#))
    }

    @Test("helpers cannot be registered, and the error says so")
    func helper() throws {
        let helper = SMAppService.loginItem(identifier: "com.example.helper")
        #expect(helper.status == .notFound)
        let error = #expect(throws: ServiceError.self) { try helper.register() }
        #expect(error?.localizedDescription.contains("com.example.helper") == true)
    }
}
