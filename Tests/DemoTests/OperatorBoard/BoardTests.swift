import CursesUICombine
import CursesUITesting
import Testing

@testable import OperatorBoard

@MainActor
@Suite("The model of the operator board")
struct BoardTests {
    private func text(_ lane: Lane, of board: Board, width: Int = 12) -> String {
        lane.picture(at: board.now, width: width).text
    }

    @Test("The scripts are played again after a rest")
    func again() {
        withBoard { board, time in
            let period = board.recipe.length + Board.rest
            time.advance(ticks: 12)
            let first = text(board.output, of: board)
            #expect(first == "0──20──30───")
            time.advance(ticks: period)
            #expect(text(board.output, of: board) == first)
        }
    }

    @Test("A paused board stands still and asks for no wake-up", arguments: Family.allCases)
    func pause(family: Family) {
        for recipe in family.recipes {
            withBoard(recipe) { board, time in
                time.advance(ticks: 7)
                board.togglePause()
                #expect(board.isPaused)
                let output = board.output
                // Scheduled work that cannot be cancelled has no effect.
                time.advance(ticks: 30)
                #expect(board.now == 7, "\(recipe.name)")
                #expect(board.output == output, "\(recipe.name)")
                #expect(time.pendingCount == 0, "\(recipe.name)")
            }
        }
    }

    @Test("After a pause the recipe starts anew where the board stood")
    func resume() {
        withBoard { board, time in
            time.advance(ticks: 6)
            time.advance(by: .milliseconds(40))
            board.togglePause()
            time.advance(by: .milliseconds(1_033))
            board.togglePause()
            #expect(!board.isPaused)
            #expect(board.now == 6)
            time.advance(ticks: 5)
            #expect(text(board.output, of: board) == "10──2010──20")
        }
    }

    @Test("A value by hand stops the scripts; a board left alone comes to rest")
    func byHand() {
        withBoard { board, time in
            time.advance(ticks: 3)
            board.type("7")
            #expect(!board.isAutomatic)
            #expect(text(board.output, of: board).hasSuffix("70"))
            #expect(board.nextNumber == 8)
            board.sendNext(to: .a)
            #expect(text(board.laneA, of: board).hasSuffix("78"))
            time.advance(ticks: Board.span + 2)
            #expect(!board.isMoving)
            #expect(time.pendingCount == 0)
            board.type("1")
            #expect(board.isMoving)
            #expect(text(board.output, of: board) == "──────────10")
        }
    }

    @Test("Keys end a row and let it fail; after the end a key starts anew")
    func ends() throws {
        try withBoard(#require(Recipe.named("catch"))) { board, time in
            board.type("1")
            time.advance(ticks: 3)
            board.type("!")
            time.advance(ticks: 3)
            board.type("q")
            #expect(text(board.laneA, of: board, width: 7) == "1──✕   ")
            #expect(text(board.output, of: board, width: 7) == "1─────q")
            board.send(.finish, to: .b)
            #expect(!board.output.isRunning)
            time.advance(ticks: 3)
            board.type("2")
            #expect(board.output.isRunning)
            #expect(text(board.output, of: board, width: 5) == "q|  2")
        }
    }

    @Test("A row that the operator does not use takes nothing")
    func unused() {
        withBoard { board, _ in
            board.type("x")
            #expect(board.laneB == Lane())
        }
    }

    @Test("The next letter after z is a")
    func letters() throws {
        try withBoard(#require(Recipe.named("zip"))) { board, _ in
            board.type("y")
            board.sendNext(to: .b)
            #expect(board.nextLetter == "a")
            board.type("9")
            #expect(board.nextNumber == 0)
        }
    }

    @Test("A blank pauses, and starts again; other keys do nothing")
    func blank() {
        withBoard { board, _ in
            board.type(" ")
            #expect(board.isPaused)
            board.type(" ")
            #expect(!board.isPaused)
            board.type("?é漢")
            #expect(board.isAutomatic)
        }
    }

    @Test("A board that is gone leaves nothing behind")
    func gone() {
        let time = VirtualTime()
        CombineClock.withTime(time) {
            weak var board: Board?
            do {
                let living = Board()
                board = living
                time.advance(ticks: 5)
            }
            #expect(board == nil)
            #expect(time.pendingCount == 0)
        }
    }
}
