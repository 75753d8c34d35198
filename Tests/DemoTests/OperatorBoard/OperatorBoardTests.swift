import CursesUITesting
import Testing

@testable import OperatorBoard

@MainActor
@Suite("The operator board")
struct OperatorBoardTests {
    private func withApp(
        _ name: String = "map",
        width: Int = 80,
        height: Int = 24,
        _ body: (TestApp, Board) throws -> Void
    ) throws {
        // The first app of a test starts the virtual time, and the board must be created in that time.
        let clock = TestApp(EmptyView())
        let board = try Board(recipe: #require(Recipe.named(name)))
        let app = TestApp(OperatorBoard(board: board), size: CellSize(width: width, height: height))
        try withExtendedLifetime(clock) { try body(app, board) }
    }

    // MARK: Pictures

    @Test("The board at 80 by 24")
    func usual() throws {
        try withApp("debounce") { app, _ in
            app.advance(ticks: 18)
            #expect(
                app.screen == """
                    Reducing                   │ debounce
                      allSatisfy               │ Sends a value when no other has followed for a
                      replaceEmpty             │ time.
                    Combining                  │
                      combineLatest            │ A                               ─1─2─3─────────4───
                      merge                    │
                      zip                      │ ╭─────────────────────────────────────────────────╮
                      prepend                  │ │ a.debounce(                                     │
                      append                   ┃ │     for: .seconds(0.5), scheduler: RunLoop.main │
                      append(publisher)        ┃ │ )                                               │
                    Time                       ┃ ╰─────────────────────────────────────────────────╯
                    › debounce                 ┃ =                               ──────────3────────
                      throttle, latest         ┃
                      throttle, first          ┃
                      delay                    ┃
                      collect by time          │
                      timeout                  │
                      measureInterval          │
                    Subjects, sharing          │
                      PassthroughSubject       │
                      CurrentValueSubject      │ Keys: 1 for A, a for B, | end, ! fail, space pause
                      share                    │ A [ Send 5 ] [ Finish ] [ Fail ]
                      not shared               │ B   Send a     Finish     Fail
                      multicast                │ [ Pause ] [ Again ] [ By hand ]
                    """)
            let title = try #require(app.screen.position(of: "Time"))
            #expect(app.screen.cell(title.column, title.row).style.foreground == .yellow)
            let value = try #require(app.screen.position(of: "──3──"))
            #expect(app.screen.cell(value.column + 2, value.row).style.foreground == .yellow)
            #expect(app.screen.cell(value.column + 2, value.row).style.attributes.contains(.bold))
        }
    }

    @Test("The board at 120 by 40")
    func large() throws {
        try withApp("zip", width: 120, height: 40) { app, _ in
            app.advance(ticks: 18)
            #expect(
                app.screen == """
                    Filtering                  │ zip
                      prefix(while:)           │
                      prefix(untilOutputFrom:) │ Sends pairs: the first values of both, the second ones, and so on.
                      dropFirst                │
                      drop(while:)             │ A                                                                       ─1───2───3─────────
                      drop(untilOutputFrom:)   │
                      output(in:)              │ B                                                                       ───────a─────b─────
                      ignoreOutput             ┃
                    Reducing                   ┃ ╭─────────────────────────────────────────────────────────────────────────────────────────╮
                      reduce                   ┃ │ a.zip(b)                                                                                │
                      collect                  ┃ ╰─────────────────────────────────────────────────────────────────────────────────────────╯
                      count                    ┃
                      max                      ┃ =                                                                       ──────1a────2b─────
                      contains                 ┃
                      allSatisfy               ┃
                      replaceEmpty             ┃
                    Combining                  ┃
                      combineLatest            ┃
                      merge                    ┃
                    › zip                      ┃
                      prepend                  ┃
                      append                   ┃
                      append(publisher)        ┃
                    Time                       ┃
                      debounce                 ┃
                      throttle, latest         ┃
                      throttle, first          │
                      delay                    │
                      collect by time          │
                      timeout                  │
                      measureInterval          │
                    Subjects, sharing          │
                      PassthroughSubject       │
                      CurrentValueSubject      │
                      share                    │
                      not shared               │
                      multicast                │ Keys: 1 for A, a for B, | end, ! fail, space pause
                      makeConnectable          │ A [ Send 4 ] [ Finish ] [ Fail ]
                    Errors                     │ B [ Send c ] [ Finish ] [ Fail ]
                      tryMap                   │ [ Pause ] [ Again ] [ By hand ]
                    """)
        }
    }

    @Test("The board at 40 by 12 has no list")
    func small() throws {
        try withApp("retry", width: 40, height: 12) { app, _ in
            app.advance(ticks: 18)
            #expect(
                app.screen == """
                    [ ‹ ]             retry            [ › ]
                    Subscribes again after a failure, so
                    many times.
                    A                    ─1───7───2───8───3─
                    a.tryMap(atMostThree).retry(1)
                    =                    ─1───────2───✕




                    Keys: 1 a | ! space
                    [ Pause ] [ Again ] [ By hand ]
                    """)
        }
    }

    @Test("Every recipe is seen whole", arguments: [(80, 24), (120, 40)])
    func whole(width: Int, height: Int) throws {
        try withApp(width: width, height: height) { app, board in
            for recipe in Recipe.all {
                board.choose(recipe)
                app.settle()
                let rows = app.screen.text.split(separator: "\n")
                for line in recipe.code.split(separator: "\n") {
                    #expect(rows.contains { $0.contains(line) }, "\(recipe.name): \(line)")
                }
                #expect(rows.contains { $0.contains(" = ") }, "\(recipe.name)")
                #expect(rows.contains { $0.contains("[ Pause ]") }, "\(recipe.name)")
                // The explanation must not be truncated.
                #expect(!rows[0...3].joined().contains("…"), "\(recipe.name)")
            }
        }
    }

    @Test("Every recipe shows its lanes at 40 by 12")
    func smallLanes() throws {
        try withApp(width: 40, height: 12) { app, board in
            for recipe in Recipe.all {
                board.choose(recipe)
                app.advance(ticks: 3)
                let rows = app.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
                #expect(rows[0].contains("[ ‹ ]"))
                let lanes = rows.filter { $0.contains { "─|✕".contains($0) } && !$0.hasPrefix("Keys") }
                let titles = (recipe.a.isEmpty ? "" : "A") + (recipe.b.isEmpty ? "" : "B") + "="
                #expect(String(lanes.compactMap(\.first)) == titles, "\(recipe.name)")
                #expect(rows[11].contains("[ Pause ]"), "\(recipe.name)")
            }
        }
    }

    @Test("Without room the board says so", arguments: [(20, 5), (4, 2), (1, 1), (0, 0)])
    func tiny(width: Int, height: Int) throws {
        try withApp(width: width, height: height) { app, board in
            app.advance(ticks: 5)
            app.resize(to: CellSize(width: 80, height: 24))
            #expect(app.screen.position(of: "› map") != nil)
        }
    }

    // MARK: Choosing

    @Test("The arrow keys choose an operator, and so does a click")
    func choosing() throws {
        try withApp { app, board in
            app.advance(ticks: 5)
            app.press(.downArrow)
            #expect(board.recipe.name == "compactMap")
            #expect(app.screen.position(of: "› compactMap") != nil)
            #expect(app.screen.position(of: "b.compactMap") != nil)
            app.press(.downArrow)
            #expect(board.recipe.name == "replaceNil")
            app.press(.upArrow)
            app.press(.upArrow)
            #expect(board.recipe.name == "map")
            app.click(text: "dropFirst")
            #expect(board.recipe.name == "dropFirst")
            #expect(app.screen.position(of: "a.dropFirst(2)") != nil)
            #expect(app.screen.position(of: "› map") == nil)
        }
    }

    @Test("An operator that is pressed starts anew")
    func pressing() throws {
        try withApp { app, board in
            app.advance(ticks: 12)
            app.press(.return)
            app.advance(ticks: 1)
            #expect(board.output.picture(at: board.now, width: 4).text == "──10")
        }
    }

    @Test("Where there is no list, two buttons go through the operators")
    func switching() throws {
        try withApp(width: 40, height: 12) { app, board in
            app.click(text: "›")
            #expect(board.recipe.name == "compactMap")
            app.click(text: "‹")
            app.click(text: "‹")
            #expect(board.recipe.name == Recipe.all.last?.name)
            app.click(text: "›")
            #expect(board.recipe.name == "map")
        }
    }

    @Test("The operator stays the same when the list goes and comes back")
    func resizing() throws {
        try withApp { app, board in
            app.click(text: "filter")
            app.advance(ticks: 9)
            app.resize(to: CellSize(width: 40, height: 12))
            #expect(app.screen.position(of: "filter") != nil)
            app.resize(to: CellSize(width: 80, height: 24))
            #expect(board.recipe.name == "filter")
            #expect(board.now == 9)
            app.press(.downArrow)
            #expect(board.recipe.name == "removeDuplicates")
        }
    }

    // MARK: Feeding

    @Test("What is typed feeds the rows, and the field stays empty")
    func typing() throws {
        try withApp("combineLatest") { app, board in
            app.click(text: "Keys:")
            app.type("7x")
            app.advance(ticks: 3)
            app.type("|")
            #expect(board.output.picture(at: board.now, width: 5).text == "7x───")
            #expect(app.screen.position(of: "7x") != nil)
            #expect(app.screen.position(of: "Keys:") != nil)
            app.type(" ")
            #expect(board.isPaused)
        }
    }

    @Test("Buttons feed the rows; those of a row that is not used are disabled")
    func buttons() throws {
        try withApp("filter") { app, board in
            app.click(text: "Send 1")
            app.click(text: "Send 2")
            #expect(board.output.picture(at: board.now, width: 1).text == "2")
            app.click(text: "Send a")
            #expect(board.laneB == Lane())
            app.click(text: "Fail")
            #expect(!board.output.isRunning)
            #expect(app.screen.position(of: "✕") != nil)
        }
    }

    @Test("Pause stops all, Resume and Again start anew, By hand and Script change who feeds")
    func controls() throws {
        try withApp { app, board in
            app.click(text: "Pause")
            #expect(board.isPaused)
            #expect(!board.isMoving)
            app.click(text: "Resume")
            #expect(!board.isPaused)
            app.advance(ticks: 5)
            app.click(text: "Again")
            #expect(board.nextNumber == 1)
            app.click(text: "By hand")
            #expect(!board.isAutomatic)
            app.advance(ticks: 5)
            #expect(board.output.picture(at: board.now, width: 5).text == "─────")
            app.click(text: "Script")
            #expect(board.isAutomatic)
        }
    }

    @Test("A tick draws one frame, and the list is left alone")
    func cost() throws {
        try withApp { app, _ in
            let frames = app.frameCount
            let lists = app.bodyCount(of: OperatorList.self)
            for _ in 0..<10 {
                app.advance(ticks: 1)
            }
            #expect(app.frameCount == frames + 10)
            #expect(app.bodyCount(of: OperatorList.self) == lists)
        }
    }

    @Test("The preview shows the board")
    func preview() {
        #expect(render(OperatorBoard_Previews.previews).position(of: "› map") != nil)
    }
}

extension TestApp {
    fileprivate func advance(ticks: Int) {
        advance(by: .milliseconds(100 * ticks))
    }
}
