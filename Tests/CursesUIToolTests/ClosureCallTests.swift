import Foundation
import Testing

@testable import CursesUITool

@Suite("Calls with closures")
struct ClosureCallTests {
    private func changed(_ text: String, declared: Set<String> = []) -> String {
        let bytes = Data(text.utf8)
        let changes = SourceChanges.changes(of: SwiftFile(bytes), declared: declared)
        return String(decoding: SourceChanges.apply(changes, to: bytes), as: UTF8.self)
    }

    @Test(
        "A copy calls functions with an underscore",
        arguments: [
            ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak a] _ in a?.f() }", "scheduledTimer"),
            ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: { _ in })", "scheduledTimer"),
            ("NotificationCenter.default.addObserver(forName: a, object: nil, queue: .main) { _ in }", "addObserver"),
            ("center.addObserver(forName: a, object: nil, queue: nil, using: f)", "addObserver"),
            ("URLSession.shared.dataTask(with: url) { data, _, error in }.resume()", "dataTask"),
            ("task = session.dataTask(with: URLRequest(url: u), completionHandler: done)", "dataTask"),
            ("session?.downloadTask(with: url) { a, b, c in }", "downloadTask"),
            ("session.downloadTask(withResumeData: d) { a, b, c in }", "downloadTask"),
            ("session.uploadTask(with: r, from: d) { a, b, c in }", "uploadTask"),
            ("queue.addOperation { f() }", "addOperation"),
            ("queue.addOperation({ f() })", "addOperation"),
            ("queue.addOperation() { f() }", "addOperation"),
            ("RunLoop.main.perform { f() }", "perform"),
            ("RunLoop.current.perform(inModes: [.common]) { f() }", "perform"),
            ("Thread.detachNewThread { f() }", "detachNewThread"),
            ("DispatchQueue.global().async { f() }", "async"),
            ("DispatchQueue.global(qos: .utility).async(execute: { f() })", "async"),
            ("DispatchQueue(label: \"a\").asyncAfter(deadline: .now() + 1) { f() }", "asyncAfter"),
            ("self.workQueue?.async(group: g, flags: .barrier) { f() }", "async"),
            ("try Process.run(u, arguments: []) { _ in f() }", "run"),
            ("let s: URLSessionWebSocketTask? = nil; s?.receive { _ in f() }", "receive"),
            ("self.s = session.webSocketTask(with: u); self.s.send(m) { _ in f() }", "send"),
        ]
    )
    func methods(text: String, name: String) {
        #expect(changed(text) == text.replacing(".\(name)", with: "._\(name)"))
    }

    @Test("A copy passes closures to the initializers of timers, operations and threads")
    func initializers() {
        #expect(
            changed("Timer(timeInterval: 1, repeats: true) { _ in }")
                == "Timer(_timeInterval: 1, repeats: true) { _ in }")
        #expect(
            changed("Foundation.Timer.init(fire: d, interval: 1, repeats: true, block: f)")
                == "Foundation.Timer.init(_fire: d, interval: 1, repeats: true, block: f)")
        #expect(changed("let a = BlockOperation { f() }") == "let a = BlockOperation._make { f() }")
        #expect(changed("q.add(BlockOperation(block: { f() }))") == "q.add(BlockOperation._make(block: { f() }))")
        #expect(changed("{\n    Thread { f() }.start()\n}") == "{\n    Thread._make { f() }.start()\n}")
    }

    @Test("A closure that is assigned to a property is passed to a function")
    func properties() {
        #expect(changed("p.terminationHandler = { _ in f() }") == "p._terminationHandler { _ in f() }")
        #expect(changed("h?.readabilityHandler = { [weak a] h in }") == "h?._readabilityHandler { [weak a] h in }")
        #expect(changed("monitor.pathUpdateHandler = {\n    f($0)\n}") == "monitor._pathUpdateHandler {\n    f($0)\n}")
        #expect(
            changed("let a: HKAnchoredObjectQuery\na.updateHandler = { a, b, c, d, e in }")
                == "let a: HKAnchoredObjectQuery\na._updateHandler { a, b, c, d, e in }")
    }

    @Test(
        "Other calls keep their names",
        arguments: [
            "DispatchQueue.main.async { f() }",
            "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { f() }",
            "queue.async(execute: item)",
            "queue.asyncAfter(deadline: .now() + 1, execute: item)",
            "queue.async.f()",
            "runner.async { f() }",
            "let a = session.dataTask(with: url)",
            "if let a = session.dataTask(with: url) { f() }",
            "session.dataTask(for: url) { f() }",
            "dataTask(with: url) { a, b, c in }",
            "center.addObserver(self, selector: s, name: n, object: nil)",
            "queue.addOperation(operation)",
            "context.perform { f() }",
            "context.perform(f)",
            "subject.send(1) { f() }",
            "client.receive { f() }",
            "Timer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)",
            "Timer.scheduledTimer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)",
            "Lib.Timer(timeInterval: 1, repeats: true) { f() }",
            "class A: BlockOperation { func f() {} }",
            "extension Thread { func f() {} }",
            "func f() -> Thread { a }",
            "p.terminationHandler = nil",
            "p.terminationHandler = handler",
            "p.terminationHandler = { f }()",
            "if p.terminationHandler == nil { f() }",
            "terminationHandler = { _ in f() }",
            "a.updateHandler = { f() }",
            "// queue.addOperation { f() }",
        ]
    )
    func others(text: String) {
        #expect(changed(text) == text)
    }

    @Test("A name that the project declares is its own")
    func own() {
        for text in [
            "protocol P { func dataTask(with u: URL, completionHandler: F) -> T }\na.dataTask(with: u) { a, b, c in }",
            "extension URLSession { func _dataTask() {} }\na.dataTask(with: u) { a, b, c in }",
            "struct Timer {}\nTimer(timeInterval: 1, repeats: true) { _ in }",
            "class Runner { var terminationHandler: F? }\na.terminationHandler = { _ in f() }",
            "extension OperationQueue { func addOperation(named a: String = \"\", b: F) {} }\na.addOperation { f() }",
        ] { #expect(changed(text) == text) }
        let session = "session.dataTask(with: u) { a, b, c in }"
        #expect(changed(session, declared: ["dataTask(with:"]) == session)
        // Another function with the name, and a property that holds the task, are something else.
        let others = "let dataTask = 1\nfunc dataTask(id: Int) {}\n"
        #expect(changed(others + session) == others + session.replacing(".dataTask", with: "._dataTask"))
    }

    @Test("What one file declares keeps its name in all files, and messages have the words of the project")
    func project() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\n@main struct A: App {}", to: "App.swift")
        try folder.write("protocol P { func dataTask(with u: URL, completionHandler: F) }", to: "P.swift")
        let code = "s.dataTask(with: u) { a, b, c in }\nqueue.addOperation { f() }\nlet a = BlockOperation { f() }"
        try folder.write(code, to: "B.swift")
        let plan = try Planner.plan(try ProjectReader.read(folder.path))
        let source = try #require(plan.app.sources.first { $0.place == "B.swift" })
        let renamed = code.replacing(".addOperation", with: "._addOperation")
        #expect(
            String(decoding: source.contents, as: UTF8.self)
                == renamed.replacing("= BlockOperation", with: "= BlockOperation._make"))
        #expect(plan.changes.map(\.isFrequent).contains(false) == false)
        #expect(plan.frequentChanges.map(\.new) == ["BlockOperation._make", "_addOperation"])

        let copy = folder.url.appending(path: "copy")
        let places = ProjectPlaces(plan, in: copy)
        let file = copy.appending(path: "Sources/\(plan.app.name)/B.swift").path
        let message = "value of type 'A' has no member '_addOperation'"
        let diagnostic = try #require(Diagnostic("\(file):2:1: error: \(message)"))
        #expect(places.inProject(diagnostic)?.message == "value of type 'A' has no member 'addOperation'")
        let made = try #require(Diagnostic("\(file):3:1: error: extra argument in 'BlockOperation._make'"))
        #expect(places.inProject(made)?.message == "extra argument in 'BlockOperation'")

        // Nobody has to rename the calls for a manifest in the project.
        try InPlaceWriter(plan, cursesUI: .repository(url: "u", version: nil)).write()
        #expect(try folder.text(of: "B.swift") == code)
    }
}
