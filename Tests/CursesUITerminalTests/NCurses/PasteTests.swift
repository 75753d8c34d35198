import TerminalRig
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    @MainActor
    @Suite struct Pastes {
        @Test("A paste of a megabyte is read in large parts, and is one event")
        func huge() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            let log = TerminalLog(of: terminal)
            let session = try #require(terminal.session)
            let read = try #require(session.onInput)
            var (reads, taken) = (0, 0)
            session.onInput = { bytes in
                reads += 1
                taken += bytes.count
                read(bytes)
            }
            let line = Array("0123456789 漢字 and the rest of a line\r".utf8)
            let part = Array(repeating: line, count: 90).joined()
            let count = 1_000_000 / part.count
            var sent = 0
            func send(_ bytes: some Collection<UInt8>) async throws {
                pseudo.type(bytes)
                sent += bytes.count
                try #require(await pseudo.pump { taken == sent })
            }
            try await send("\u{1B}[200~".utf8)
            for _ in 0..<count { try await send(part) }
            try await send("\u{1B}[201~".utf8)
            // Written in chunks of 3,690 bytes; the line discipline passes on at most 4,095.
            #expect(reads < sent / 1000, "\(reads) reads")
            guard log.events.count == 1, case .paste(let text) = log.events[0] else {
                Issue.record("\(log.events.count) events came")
                return
            }
            #expect(text.utf8.count == count * part.count)
            #expect(text.hasPrefix("0123456789 漢字 and the rest of a line\n0123"))
        }
    }
}
