import CursesUICombine
import CursesUITesting

@testable import OperatorBoard

/// Runs `body` with a board that uses virtual time.
@MainActor
func withBoard<Result>(
    _ recipe: Recipe = Recipe.all[0],
    _ body: (Board, VirtualTime) throws -> Result
) rethrows -> Result {
    let time = VirtualTime()
    return try CombineClock.withTime(time) { try body(Board(recipe: recipe), time) }
}

extension VirtualTime {
    func advance(ticks: Int) {
        advance(by: .milliseconds(100 * ticks))
    }
}

extension Recipe {
    static func named(_ name: String) -> Recipe? { all.first { $0.name == name } }
}
