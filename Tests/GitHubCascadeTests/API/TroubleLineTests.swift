import CursesUI
import Testing

@testable import GitHubCascade

@Suite("Lines about trouble")
struct TroubleLineTests {
    @Test(
        "Each kind of trouble has a line of its own",
        arguments: [
            (.notFound, "There is no user named abc."),
            (.rateLimited(until: nil), "Too many requests. The server will respond later."),
            (.unauthorized, "The server does not accept the token in GITHUB_TOKEN."),
            (.noNetwork, "The server is unreachable."),
            (.timedOut, "There was no response within 10 s."),
            (.badAnswer("too long"), "The server's response is not usable: too long."),
        ] as [(Trouble, String)]
    )
    func lines(trouble: Trouble, line: String) {
        #expect(trouble.line(name: "abc", seconds: 10) == line)
    }

    @Test("A limit names the hour at which it ends")
    func limit() throws {
        let end = try #require(Calendar.current.date(bySettingHour: 7, minute: 5, second: 0, of: Date()))
        let line = Trouble.rateLimited(until: end).line(name: "abc", seconds: 10)
        #expect(line == "Too many requests. The server responds again at 07:05.")
    }
}
