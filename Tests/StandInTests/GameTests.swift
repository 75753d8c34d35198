import GameKitCompat
import Testing

@MainActor
@Suite("Game Center")
struct GameTests {
    @Test("the user is not signed in, and is told so")
    func authentication() async {
        let error = await withCheckedContinuation { continuation in
            GKLocalPlayer.local.authenticateHandler = { _, error in
                continuation.resume(returning: error as? GKError)
            }
        }
        GKLocalPlayer.local.authenticateHandler = nil
        #expect(error?.code == .gameUnrecognized && !GKLocalPlayer.local.isAuthenticated)
    }

    @Test("scores and achievements go nowhere")
    func scores() async {
        await #expect(throws: GKError.self) {
            try await GKLeaderboard.submitScore(1, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["a"])
        }
        await #expect(throws: GKError.self) { try await GKAchievement.report([GKAchievement(identifier: "a")]) }
    }
}
