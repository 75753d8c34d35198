import Foundation
import TerminalRig
import Testing

extension EndToEnd {
    @Suite struct MainRunLoop {
        @Test(
            "Values that arrive while the app is idle are shown immediately",
            arguments: ["queue", "task", "publisher"])
        func arrivals(way: String) throws {
            let app = try SpawnedApp("Fixture", arguments: ["arrivals", way])
            try app.wait(for: "Arrived: 0")
            for count in 1...3 {
                try app.waitUntilIdle()
                app.signal(SIGUSR1)
                try app.wait(for: "Arrived: \(count)")
            }
        }

        @Test("A timer fires while the app is idle")
        func timer() throws {
            let app = try SpawnedApp("Fixture", arguments: ["arrivals", "timer"])
            try app.wait(for: "Arrived: 1")
        }

        #if os(Linux)
        @Test("An idle app makes no wake-ups")
        func idle() throws {
            let app = try SpawnedApp("ReactiveForm")
            try app.wait(for: "Reactive Form")
            app.press(.tab)
            try app.waitUntilIdle()
            let before = app.wakeUps
            app.terminal.wait(milliseconds: 1000)
            // A thread that has ended in the meantime is no longer counted.
            #expect(app.wakeUps <= before)
        }
        #endif
    }
}
