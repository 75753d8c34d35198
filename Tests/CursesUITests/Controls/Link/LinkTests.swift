import CursesUITesting
import Foundation
import Testing
@testable import CursesUI

@MainActor
@Suite("Links")
struct LinkTests {
    private let url = URL(string: "https://example.org/a?b=c")!

    @Test("a link is underlined, and gives its URL to the environment's action")
    func opens() {
        let log = Log()
        let link = Link("Source", destination: url)
            .environment(
                \.openURL,
                OpenURLAction { url in
                    log.add(url.absoluteString)
                    return .handled
                })
        let app = TestApp(link, size: CellSize(width: 6, height: 1))
        #expect(app.screen.cell(0, 0).style.attributes.contains(.underline))
        app.press(.return)
        app.click(text: "Source")
        #expect(log.take() == [url.absoluteString, url.absoluteString])
    }

    @Test("what an action makes of a URL decides whether the desktop sees it")
    func results() {
        let log = Log()
        let other = URL(string: "https://example.org/other")!
        func open(_ result: OpenURLAction.Result) -> Bool? {
            var accepted: Bool?
            let action = OpenURLAction(
                handler: { _ in result },
                desktop: {
                    log.add($0.absoluteString)
                    return true
                })
            action(url) { accepted = $0 }
            return accepted
        }
        #expect(open(.handled) == true)
        #expect(open(.discarded) == false)
        #expect(log.take() == [])
        #expect(open(.systemAction) == true)
        #expect(open(.systemAction(other)) == true)
        #expect(log.take() == [url.absoluteString, other.absoluteString])
    }

    @Test(
        "the desktop is asked only where there is one, and for web and mail addresses alone",
        arguments: [
            ("https://example.org", ["DISPLAY": ":0"], true), ("mailto:a@example.org", ["DISPLAY": ":0"], true),
            ("HTTP://example.org", ["WAYLAND_DISPLAY": "wayland-0"], true),
            ("https://example.org", [:], false), ("https://example.org", ["DISPLAY": ""], false),
            ("file:///etc/passwd", ["DISPLAY": ":0"], false), ("javascript:x", ["DISPLAY": ":0"], false),
        ] as [(String, [String: String], Bool)]
    )
    func desktop(url: String, environment: [String: String], isOpened: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "xdg-open")
        let program = folder.url.appendingPathComponent("xdg-open")
        var environment = environment
        environment["PATH"] = "bin:\(folder.url.path)"
        // Where the program is not installed, nothing is opened.
        #expect(DesktopOpener.program(for: URL(string: url)!, environment: environment) == nil)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let found = DesktopOpener.program(for: URL(string: url)!, environment: environment)
        #expect(found?.path == (isOpened ? program.path : nil))
    }
}
