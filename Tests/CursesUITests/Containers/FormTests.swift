import CursesUITesting
import Testing

@MainActor
@Suite("Forms")
struct FormTests {
    private let size = CellSize(width: 12, height: 5)

    private var rows: some View {
        Form {
            Text("first")
            Text("second")
        }
    }

    @Test("a form alone on a screen fills it, with its rows at the top")
    func alone() {
        let screen = render(rows, size: size)
        #expect(screen.position(of: "first") == CellPoint.zero)
        #expect(screen.position(of: "second") == CellPoint(column: 0, row: 1))
    }

    @Test("what follows a form in a stack stands at the foot of the screen")
    func inStack() {
        let screen = render(
            VStack {
                Text("title")
                rows
                Text("end")
            },
            size: size
        )
        #expect(
            screen == """
                    title
                first
                second

                     end
                """)
    }

    @Test("beside a spacer a form is as high as its rows, also through a modifier")
    func besideSpacer() {
        let screen = render(
            VStack {
                Text("title")
                rows.disabled(true)
                Text("end")
                Spacer()
            },
            size: size
        )
        #expect(
            screen == """
                    title
                first
                second
                     end
                """)
    }

    @Test("beside a spacer it scrolls where there is too little room")
    func crowded() {
        let screen = render(
            VStack {
                rows
                Text("end")
                Spacer()
            },
            size: CellSize(width: 12, height: 2)
        )
        #expect(
            screen == """
                first      █
                     end
                """)
    }

    @Test("as its size is fixed it is as high as its rows")
    func fixed() {
        let screen = render(
            VStack {
                rows.fixedSize(horizontal: false, vertical: true)
                Text("end")
            },
            size: size
        )
        #expect(
            screen == """

                first
                second
                     end
                """)
    }

    @Test("lists, scroll views, tabs and stacks of screens fill the screen as well")
    func others() {
        for screen in [
            render(List { Text("first") }, size: size),
            render(NavigationStack { List { Text("first") } }, size: size),
            render(NavigationStack { Form { Text("first") } }, size: size),
            render(ScrollView { Text("first") }, size: size),
        ] {
            #expect(screen.position(of: "first")?.row == 0)
        }
        let tabs = render(TabView { Form { Text("first") }.tabItem { Text("tab") } }, size: size)
        #expect(tabs.position(of: "first")?.row == 2)
    }
}
