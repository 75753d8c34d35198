import CursesUI
import CursesUITesting
import Foundation
import Testing

/// Gives wild numbers to the parts of the interface that take a number: each of them in a view that is shown, used and
/// left alone for a while.
@MainActor
@Suite("Wild numbers")
struct WildNumberTests {
    private static let numbers: [Double] = [
        0, -1, 1e9, -1e9, 1e300, -1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]

    @Test("No view with such a number crashes, hangs, or never comes to rest", arguments: WildView.all)
    func views(view: WildView) {
        for number in Self.numbers {
            let app = TestApp(view.make(number), size: CellSize(width: 40, height: 12))
            for _ in 0..<2 {
                app.press(.return)
                for _ in 0..<4 { app.advance(by: .milliseconds(200)) }
                #expect(app.host.isSettled, "\(view) with \(number)")
            }
            app.resize(to: CellSize(width: 21, height: 5))
            #expect(app.host.isSettled, "\(view) with \(number)")
            // A warning is welcome, a report of views that never come to rest is not.
            #expect(!app.diagnostics.contains { "\($0)".contains("rest") }, "\(app.diagnostics)")
        }
    }

    @Test("The dates of a periodic schedule are found at once, however long ago it began")
    func longAgo() {
        for start in [Date.distantPast, Date(timeIntervalSinceReferenceDate: -1e300)] {
            let app = TestApp(
                TimelineView(.periodic(from: start, by: 0.01)) { _ in Text(verbatim: "now") },
                size: CellSize(width: 10, height: 1))
            app.advance(by: .milliseconds(50))
            #expect(app.screen.text.contains("now"))
        }
    }
}
