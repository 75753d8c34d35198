import CursesUITesting
import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("The view of a log")
struct LogViewTests {
    private let log = LogStore(limit: 200)

    private func app(_ width: Int = 40, _ height: Int = 6) -> TestApp {
        TestApp(LogView(log), size: CellSize(width: width, height: height))
    }

    private func append(_ numbers: Range<Int>, to app: TestApp) {
        log.append(contentsOf: numbers.map { "Line \($0)" })
        app.settle()
    }

    private func isShown(_ text: String, in app: TestApp) -> Bool { app.screen.position(of: text) != nil }

    @Test("looks as it was recorded", arguments: [60, 40], [Capabilities.ColorLevel.trueColor, .none])
    func picture(width: Int, colors: Capabilities.ColorLevel) {
        for level in LogLevel.allCases {
            log.append("A line of the level \(level.rawValue)", level: level, date: Date(timeIntervalSince1970: 0))
        }
        log.append("A message that is longer than the line breaks, as texts do")
        let app = TestApp(
            LogView(log), size: CellSize(width: width, height: 12), colorLevel: colors
        )
        app.press("/")
        app.type("lev")
        app.press(.return)
        app.press("N")
        assertSnapshot(of: app, named: "\(width)-\(colors)")
    }

    @Test("begins lines with their time on request")
    func time() {
        log.append("Started", date: Date(timeIntervalSince1970: 12 * 3_600))
        let view = LogView(log, showsTime: true).environment(\.timeZone, TimeZone(identifier: "UTC")!)
        let app = TestApp(view, size: CellSize(width: 40, height: 4))
        #expect(app.screen.rows[0].hasPrefix("12:00:00 info  Started"))
    }

    @Test("follows the end until the user scrolls, and again at the end")
    func following() {
        let app = app()
        append(0..<50, to: app)
        #expect(isShown("Line 49", in: app) && !isShown("Follow", in: app))
        app.press(.upArrow)
        #expect(!isShown("Line 49", in: app) && isShown("Follow", in: app))
        let before = app.screen.rows.prefix(5)
        append(50..<60, to: app)
        #expect(app.screen.rows.prefix(5).map { $0.dropLast() } == before.map { $0.dropLast() })
        app.press(.end)
        #expect(isShown("Line 59", in: app) && !isShown("Follow", in: app))
        append(60..<61, to: app)
        #expect(isShown("Line 60", in: app))
        app.press(.pageUp)
        app.click(text: "Follow")
        #expect(isShown("Line 60", in: app) && !isShown("Follow", in: app))
    }

    @Test("keeps the visible lines in place while older ones are dropped")
    func dropping() {
        let app = app()
        append(0..<200, to: app)
        app.press(.pageUp, times: 10)
        let before = app.screen.rows.prefix(5)
        #expect(before[0].contains("Line 1"))
        for start in 200..<230 {
            append(start..<(start + 1), to: app)
            #expect(app.screen.rows.prefix(5).map { $0.dropLast() } == before.map { $0.dropLast() })
        }
        #expect(app.diagnostics == [])
    }

    @Test("shows lines that other threads append")
    func threads() async {
        let app = app()
        await Task.detached { [log] in log.append("From elsewhere") }.value
        while log.lines.isEmpty { await Task.yield() }
        app.settle()
        #expect(isShown("From elsewhere", in: app))
    }

    @Test("goes from match to match by keys")
    func searching() {
        let app = app()
        append(0..<100, to: app)
        app.press("/")
        app.type("line 1")
        #expect(isShown("11", in: app))
        app.press(.return)
        #expect(isShown("Line 19", in: app) && isShown("11/11", in: app))
        app.press("N")
        #expect(isShown("Line 18", in: app) && isShown("10/11", in: app))
        app.press("n")
        app.press("n")
        #expect(isShown("Line 1 ", in: app) && isShown("1/11", in: app))
        append(100..<101, to: app)
        #expect(isShown("1/12", in: app))
        app.press("f", modifiers: .control)
        app.press(.escape)
        #expect(!isShown("1/12", in: app))
        app.press(.escape)
        app.press(.end)
        #expect(isShown("Line 100", in: app))
    }

    @Test("leaves out all lines but the matches, by a key and by a button")
    func limited() {
        let app = app(60)
        log.append(contentsOf: ["alpha", "beta", "gamma beta"])
        app.settle()
        app.press("/")
        app.type("beta")
        app.press(.return)
        #expect(isShown("alpha", in: app))
        app.press("&")
        #expect(!isShown("alpha", in: app) && isShown("gamma beta", in: app))
        log.append(contentsOf: ["delta", "beta again"])
        app.settle()
        #expect(!isShown("delta", in: app) && isShown("beta again", in: app))
        app.click(text: "All ")
        #expect(isShown("alpha", in: app) && isShown("delta", in: app))
    }

    @Test("shows the lines of a level and above, which the user chooses")
    func levels() {
        let app = app(40, 14)
        log.append("quiet", level: .debug)
        log.append("loud", level: .error)
        app.settle()
        #expect(isShown("quiet", in: app))
        app.click(text: "All levels")
        app.click(text: "Warning+")
        #expect(!isShown("quiet", in: app) && isShown("loud", in: app))
        log.append("louder", level: .critical)
        app.settle()
        #expect(isShown("louder", in: app))
    }

    @Test("shows the level that the app sets")
    func boundLevel() {
        log.append("quiet", level: .info)
        let app = TestApp(
            LogView(log, minimumLevel: .constant(.warning)), size: CellSize(width: 40, height: 6)
        )
        #expect(!isShown("quiet", in: app) && isShown("Warning+", in: app))
    }

    @Test("names its keys and its controls")
    func names() {
        let app = TestApp(LogView(log).keyHelp(.visible), size: CellSize(width: 80, height: 6))
        append(0..<20, to: app)
        #expect(app.unnamedControls.isEmpty)
        #expect(!isShown("Match", in: app))
        app.press("/")
        app.type("7")
        app.press(.return)
        #expect(isShown("Match", in: app), "\(app.screen)")
        let reach = app.keyboardReach()
        #expect(reach.outOfReach == [] && reach.mostKeys <= 3)
    }

    @Test("takes a thousand lines in a second, in batches, and builds visible rows alone")
    func thousand() {
        let app = app()
        append(0..<200, to: app)
        let bodies = app.bodies {
            for batch in 0..<60 { append((batch * 17)..<(batch * 17 + 17), to: app) }
        }
        #expect(app.diagnostics == [])
        #expect(isShown("Line 1019", in: app))
        // For each batch, only the new lines and a few rows around the visible ones are evaluated.
        #expect(bodies["LogLineView"] ?? 0 <= 60 * (17 + 20), "\(bodies)")
        #expect(bodies["LogView"] ?? 0 <= 60 * 2, "\(bodies)")
    }
}
