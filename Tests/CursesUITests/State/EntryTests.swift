import CursesUITesting
import Testing

private struct Limits: Equatable {
    var lines = 1
}

extension EnvironmentValues {
    @Entry fileprivate var rowHeight: CGFloat = 16  // in points
    @Entry fileprivate var caption = "a = \"b\""
    @Entry fileprivate var limits = Limits(lines: 3)
    @Entry fileprivate var unit: String?
    /// Describes a number. The equals sign (=) in this comment must not confuse the macro.
    @Entry fileprivate var describe: (Int) -> String = { number in
        "<\(number)>"
    }
    @Entry fileprivate var `default` = false
}

extension FocusedValues {
    @Entry fileprivate var title: String?
}

extension Transaction {
    @Entry fileprivate var isQuiet = false
}

@MainActor
@Suite("Entries of the environment")
struct EntryTests {
    private struct Reader: View {
        @Environment(\.rowHeight) private var rowHeight
        @Environment(\.caption) private var caption
        @Environment(\.limits) private var limits
        @Environment(\.unit) private var unit
        @Environment(\.describe) private var describe

        var body: some View {
            Text(verbatim: "\(describe(Int(rowHeight))) \(caption) \(limits.lines) \(unit ?? "-")")
        }
    }

    private struct Titled: View {
        @FocusedValue(\.title) private var title

        var body: some View {
            VStack {
                Button("Save") {}.focusedValue(\.title, "Notes")
                Text(verbatim: title ?? "none")
            }
        }
    }

    @Test("An entry has its value until a view sets another one")
    func environment() {
        let size = CellSize(width: 30, height: 1)
        #expect(render(Reader(), size: size).text.contains("<16> a = \"b\" 3 -"))
        let view = Reader()
            .environment(\.rowHeight, 20).environment(\.unit, "pt").environment(\.limits, Limits())
            .environment(\.describe) { "\($0)!" }
        #expect(render(view, size: size).text.contains("20! a = \"b\" 1 pt"))
    }

    @Test("An entry may be a value of the view with the focus, and of a transaction")
    func others() {
        let app = TestApp(Titled(), size: CellSize(width: 20, height: 4))
        #expect(app.screen.position(of: "Notes") != nil)
        var transaction = Transaction()
        #expect(!transaction.isQuiet)
        transaction.isQuiet = true
        #expect(transaction.isQuiet)
        var environment = EnvironmentValues()
        environment.default = true
        #expect(environment.default)
    }
}
