import CursesUI
import CursesUITesting
import Testing

@testable import ObservationBoard

@MainActor
@Suite("The observation board")
struct ObservationBoardTests {
    // MARK: What is published

    @Test("A sink gets 20 at once, then 25 while the property still reads 20")
    func sink() {
        let board = BoardScreen(.published)
        let title = "A published property"
        board.expect(title, shows: "20.0° · heard nothing yet")
        board.press("Subscribe")
        board.expect(title, shows: "20.0° · heard 20.0° at 20.0°")
        board.press("25°")
        board.expect(title, shows: "25.0° · heard 25.0° at 20.0°")
        board.press("Cancel", "20°")
        board.expect(title, shows: "20.0° · heard 25.0° at 20.0°")
    }

    @Test("A class that is no ObservableObject publishes, as a Published<Double>.Publisher")
    func plainClass() {
        let board = BoardScreen(.published)
        let title = "A plain class"
        board.press("Rise", "Rise", "Fall")
        board.expect(title, shows: "1013.0 hPa  ", "1014.0 hPa", "no signals · bodies 1 · frames 1")
        let publisher: Published<Double>.Publisher = Barometer().$pressure
        var heard: [Double] = []
        publisher.sink { heard.append($0) }.cancel()
        #expect(heard == [1013])
    }

    @Test("A structure needs no @Published, which it may not have: State holds it")
    func structure() {
        let board = BoardScreen(.published)
        board.press("Goal", "Goal", "Goal")
        board.expect("A structure", shows: "3, over", "no signals · bodies 4 · frames 4")
        board.press("Again")
        board.expect("A structure", shows: "0  ")
    }

    // MARK: Signals

    @Test("Each set signals before the change, and before the property's own value; an equal one too")
    func order() {
        let board = BoardScreen(.signals)
        let title = "One signal for each set"
        board.press("Warmer")
        board.expect(title, shows: "21.0° here", "object at 20.0°, property to 21.0° at 20.0°")
        board.press("Same")
        board.expect(title, shows: "object at 21.0°, property to 21.0° at 21.0°")
        board.expect(title, shows: "signals 2 · bodies 3 · frames 3")
    }

    @Test("A property that is not published signals nothing; the next signal shows it")
    func notPublished() {
        let board = BoardScreen(.signals)
        let title = "One signal for each set"
        board.press("Move")
        board.expect(title, shows: "20.0° here", "signals 0 · bodies 1 · frames 1")
        board.press("Same")
        board.expect(title, shows: "20.0° there", "signals 1 · bodies 2 · frames 2")
    }

    @Test("A signal by hand reaches every subscriber and shows what was changed before")
    func manual() {
        let board = BoardScreen(.signals)
        let title = "A signal by hand"
        board.press("Count", "Count")
        board.expect(title, shows: "0 · another subscriber heard 0", "signals 0 · bodies 1")
        board.press("Send")
        board.expect(title, shows: "2 · another subscriber heard 1", "signals 1")
    }

    @Test("Two signals for one set are one evaluation and one frame")
    func double() {
        let board = BoardScreen(.signals)
        let title = "Two signals, one frame"
        board.press("Once")
        board.expect(title, shows: "1  ", "signals 2 · bodies 2 · frames 2")
        board.press("Ten times")
        board.expect(title, shows: "11  ", "signals 22 · bodies 3 · frames 3")
    }

    // MARK: Views

    @Test("A button sets 36.5 and its label shows it; onReceive runs before that render")
    func observed() {
        let board = BoardScreen(.views)
        let title = "An observed object"
        board.press("20.0°")
        board.expect(title, shows: "[ 36.5° ]", "received after body 1", "signals 1 · bodies 2")
        board.press("Cool down")
        board.expect(title, shows: "[ 20.0° ]", "received after body 2", "signals 2 · bodies 3")
    }

    @Test("A view is marked at the signal and evaluated in the next frame, once")
    func nextFrame() {
        let board = BoardScreen(.views)
        board.press("Ring three times")
        board.expect(
            "The next frame", shows: "rings 3 · bodies meanwhile 0", "signals 3 · bodies 2 · frames 2")
    }

    @Test("Signals from another thread lead to the new value in the end")
    func background() async {
        let board = BoardScreen(.views)
        board.press("A thousand")
        await board.app.wait { _ in board.text("Signals from another thread").contains("1000") }
    }

    @Test("An @Observable model has no signals: a property that is not read changes nothing")
    func observable() {
        let board = BoardScreen(.views)
        let title = "An @Observable model"
        board.press("Lend")
        board.expect(title, shows: "books 3", "no signals · bodies 1")
        board.press("Buy")
        board.expect(title, shows: "books 4", "no signals · bodies 2")
    }

    // MARK: Arrays

    @Test("A structure's change is the array's; an object's is not, until it is forwarded")
    func arrays() {
        let board = BoardScreen(.arrays)
        board.press("Score")
        board.expect("An array of structures", shows: "1 0", "signals 1")
        board.app.click(text: "Append")
        board.expect("An array of structures", shows: "1 0 0", "signals 2")
        board.press("Remove")
        board.expect("An array of structures", shows: "1 0  ", "signals 3")

        board.press("Measure")
        board.expect("An array of objects", shows: "0 0  ", "signals 0")

        let title = "An array of objects, forwarded"
        board.press("First")
        board.expect(title, shows: "1  ", "signals 1")
        let forwarded = board.app.screen.positions(of: "[ Append ]").last!
        board.app.click(column: forwarded.column, row: forwarded.row)
        board.press("Last")
        board.expect(title, shows: "1 0  ", "signals 2")
        board.press("Forward", "Last")
        board.expect(title, shows: "1 2  ", "signals 3")
    }

    @Test("Rows keep their state when they move, and lose it with another id")
    func rows() {
        let board = BoardScreen(.arrays)
        let title = "Rows with a name of their own"
        board.press("Pour for Ada", "Pour for Ada", "Pour for Grace")
        board.press("Turn round")
        board.expect(title, shows: "Edsger Grace Ada", "Ada has had 2", "Grace has had 1", "signals 1")
        board.press("Move up")
        board.expect(title, shows: "Grace Ada Edsger", "Ada has had 2", "Grace has had 1")
        board.press("New ids")
        board.expect(title, shows: "Ada Grace Edsger", "Ada has had 0", "Grace has had 0")
    }

    // MARK: Kinds of objects

    @Test("An inner object's signal stays inside; another object signals")
    func nested() {
        let board = BoardScreen(.objects)
        let title = "An object inside another"
        board.press("Faster", "Faster")
        board.expect(title, shows: "0  ", "signals 0 · bodies 1")
        board.press("Replace")
        board.expect(title, shows: "2  ", "signals 1 · bodies 2")
    }

    @Test("Inheritance, generics, private properties, NSObject and a subject of one's own work")
    func kinds() {
        let board = BoardScreen(.objects)
        board.press("Get in", "Drive on")
        board.expect("A subclass", shows: "on board 1 · stops 1", "signals 2 · bodies 3")
        board.press("Put in", "Put in", "Take out")
        board.expect("A generic class", shows: "★  ", "signals 3")
        board.press("Enter", "Open or close", "Enter")
        board.expect("Private properties", shows: "visitors 1 · closed", "signals 2 · bodies 3")
        board.press("Edit", "Edit", "Undo")
        board.expect("A subclass of NSObject", shows: "edits 1", "signals 3")
        board.press("Warm up")
        board.expect("A publisher of one's own", shows: "station 1  ", "signals 0 · bodies 1")
        board.press("Next station")
        board.expect("A publisher of one's own", shows: "station 2 · warm", "signals 1 · bodies 2")
    }

    // MARK: The whole

    @Test("Each page keeps its experiments as they are while another is shown")
    func pages() {
        let board = BoardScreen(.signals)
        board.press("Warmer")
        board.app.press("4", modifiers: .option)
        #expect(board.app.screen.position(of: "An array of structures") != nil)
        board.app.press("2", modifiers: .option)
        board.expect("One signal for each set", shows: "21.0° here", "signals 1")
    }

    @Test(
        "The pages look as they were recorded, with room and without",
        arguments: ObservationBoard.Page.allCases,
        [
            CellSize(width: 80, height: 24), CellSize(width: 120, height: 40),
            CellSize(width: 40, height: 12),
        ]
    )
    func looks(page: ObservationBoard.Page, size: CellSize) {
        let app = TestApp(ObservationBoard(page: page), size: size)
        #expect(app.diagnostics == [] && app.unnamedControls.isEmpty)
        assertSnapshot(of: app, named: "\(page).\(size.width)x\(size.height)")
    }
}
