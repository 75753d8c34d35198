import Foundation
import Testing

@Suite("Code that the compiler rejects")
struct CompilationTests {
    /// Type-checks a program. Returns the exit status and the compiler's messages.
    private func typecheck(_ program: String) throws -> (status: Int32, messages: String) {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("cursesui-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("main.swift")
        let output = folder.appendingPathComponent("messages")
        try program.write(to: source, atomically: true, encoding: .utf8)
        try Data().write(to: output)
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-typecheck", "-module-cache-path", folder.path, "-I", modules, source.path,
        ]
        let messages = try FileHandle(forWritingTo: output)
        compiler.standardOutput = messages
        compiler.standardError = messages
        try compiler.run()
        compiler.waitUntilExit()
        return (compiler.terminationStatus, try String(contentsOf: output, encoding: .utf8))
    }

    /// The folder with the modules that were built together with the tests.
    private var modules: String {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let products = (bundle?.bundleURL ?? Bundle.main.executableURL!).deletingLastPathComponent()
        return products.appendingPathComponent("Modules").path
    }

    private func program(_ kind: String) -> String {
        """
        import CursesUICombine
        \(kind) Weather {
            @Published var temperature = 20.0
        }
        """
    }

    @Test("@Published in a struct does not compile, in a class it does")
    func publishedInStruct() throws {
        let refused = try typecheck(program("struct") + "\nvar weather = Weather()\nweather.temperature = 1")
        #expect(refused.status != 0)
        #expect(refused.messages.contains("only available on properties of classes"))
        let taken = try typecheck(program("final class") + "\nlet weather = Weather()\nweather.temperature = 1")
        #expect(taken.status == 0, "\(taken.messages)")
    }
}
